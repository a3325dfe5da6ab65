import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { topUpsToConfirm } from './topUps/topUp.store.ts'
import { withdrawalsToPay } from './withdrawals/withdrawal.store.ts'

/** Workbench data of the wallet module. */
export const walletSources: WorkbenchSources = {
  todos: {
    'topUp.confirm': (db, { personId }, span) => topUpsToConfirm(db, { ...span, personId }),
    'withdrawal.pay': (db, { personId }, span) => withdrawalsToPay(db, { ...span, personId }),
  },
}
