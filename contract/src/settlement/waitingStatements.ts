import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Separate module for code splitting, since the menu of every page imports it. */
export const countStatements = route({
  method: 'GET',
  path: '/orderrest/api/statements/count',
  access: 'statement.read',
  entrances: ['purchaser'],
  summary: 'Count the disputed statements, for the menu',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
export const countSupplierStatements = route({
  method: 'GET',
  path: '/orderrest/api/supplierStatements/count',
  access: 'supplierSettlement.read',
  entrances: ['supplier'],
  summary: "Count the statements that wait for the caller's company, for the menu",
  input: Nothing,
  reply: shape({ waiting: Count }),
})
