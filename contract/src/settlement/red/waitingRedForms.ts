import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Separate module for code splitting, since the menu of every page imports it. */
const waiting = shape({ waiting: Count })
export const countRedForms = route({
  method: 'GET',
  path: '/orderrest/api/redForms/count',
  access: 'invoice.read',
  entrances: ['purchaser'],
  summary: "Count the red letters that wait for the caller's side, for the menu",
  input: Nothing,
  reply: waiting,
})
export const countSupplierRedForms = route({
  method: 'GET',
  path: '/orderrest/api/supplierRedForms/count',
  access: 'supplierInvoice.read',
  entrances: ['supplier'],
  summary: "Count the red letters that wait for the caller's company, for the menu",
  input: Nothing,
  reply: waiting,
})
