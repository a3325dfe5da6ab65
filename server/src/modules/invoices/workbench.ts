import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { returned, toApprove, toMatch } from './workbench.store.ts'

/** Workbench data of the invoices module. */
export const invoicesSources: WorkbenchSources = {
  todos: {
    'invoice.match': (db, _actor, span) => toMatch(db, { ...span }),
    'invoice.approve': (db, _actor, span) => toApprove(db, { ...span }),
    'supplierInvoice.returned': (db, { supplierId }, span) => returned(db, { ...span, supplierId: supplierId ?? '0' }),
  },
}
