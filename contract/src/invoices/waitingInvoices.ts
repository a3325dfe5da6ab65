import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Separate module for code splitting, since the menu of every page imports it. */
export const countInvoices = route({
  method: 'GET',
  path: '/orderrest/api/invoices/count',
  access: 'invoice.read',
  entrances: ['purchaser'],
  summary: 'Count the invoices that wait for the finance department, for the menu',
  input: Nothing,
  reply: shape({ exceptions: Count, matched: Count }),
})
export const countSupplierInvoices = route({
  method: 'GET',
  path: '/orderrest/api/supplierInvoices/count',
  access: 'supplierInvoice.read',
  entrances: ['supplier'],
  summary: "Count the returned invoices of the caller's company, for the menu",
  input: Nothing,
  reply: shape({ returned: Count }),
})
