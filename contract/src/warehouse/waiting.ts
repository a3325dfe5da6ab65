import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Separate module for code splitting, since the menu of every page imports it. */
export const countStockTasks = route({
  method: 'GET',
  path: '/orderrest/api/stockDocuments/count',
  access: 'warehouse.read',
  entrances: ['operator'],
  summary: 'Count what waits in the warehouses of the caller, for the menu',
  input: Nothing,
  reply: shape({ inbound: Count, picks: Count, transfers: Count, counts: Count, low: Count }),
})
export const countOwnIssues = route({
  method: 'GET',
  path: '/orderrest/api/issues/count',
  access: 'stock.request',
  entrances: ['purchaser'],
  summary: 'Count the issued requests of the department that nobody has signed for, for the menu',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
