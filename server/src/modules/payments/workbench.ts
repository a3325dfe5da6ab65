import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { toApprove, toPay, toVerify } from './workbench.store.ts'

/** Workbench data of the payments module: only what this person may do beside what they did before. */
export const paymentsSources: WorkbenchSources = {
  todos: {
    'payeeChange.verify': (db, { personId }, span) => toVerify(db, { ...span, personId }),
    'payeeChange.approve': (db, { personId }, span) => toApprove(db, { ...span, personId }),
    'paymentRequest.pay': (db, { personId }, span) => toPay(db, { ...span, personId }),
  },
}
