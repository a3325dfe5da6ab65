import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { redToConfirm, supplierRedToConfirm, toAnswer, toConfirm } from './workbench.store.ts'

/** Workbench data of the settlement module. */
export const settlementSources: WorkbenchSources = {
  todos: {
    'statement.answer': (db, _actor, span) => toAnswer(db, { ...span }),
    'redForm.confirm': (db, _actor, span) => redToConfirm(db, { ...span }),
    'supplierRedForm.confirm': (db, { supplierId }, span) =>
      supplierRedToConfirm(db, { ...span, supplierId: supplierId ?? '0' }),
    'supplierStatement.confirm': (db, { supplierId }, span) =>
      toConfirm(db, { ...span, supplierId: supplierId ?? '0' }),
  },
}
