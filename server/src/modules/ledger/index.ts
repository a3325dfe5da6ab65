import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { applicationRoutes } from './applications/application.routes.ts'
import { applications } from './applications/application.store.ts'
import { budgetChangeRoutes } from './changes/change.routes.ts'
import { budgetChangeApproval } from './changes/change.service.ts'
import { billRoutes } from './bills/bill.routes.ts'
import { settleQuotas } from './bills/bill.service.ts'
import { fundRoutes } from './fund.routes.ts'
import { countFundsInForce } from './fund.count.store.ts'
import { watchFunds } from './fund.watch.service.ts'
import { ledgerSources } from './workbench.ts'
import { ledgerMessages } from './messages.ts'
import { ledgerAsks } from './ports.ts'

export { budgetChangeFlow } from './changes/change.rules.ts'
export { quotaApplicationFlow } from './applications/application.rules.ts'
// Commands for the demo, which performs them without pages.
export { applyForQuota, grantQuota, refuseQuota } from './applications/application.service.ts'
export { decideBudgetChange, requestBudgetChange, withdrawBudgetChange } from './changes/change.service.ts'
export { billQuotas, freezeOverdue, repayQuotaBill } from './bills/bill.service.ts'
export { overdueBills, settleOrders } from './bills/bill.store.ts'
export { budgetOf, quotaOf, setBudget } from './fund.service.ts'
export {
  commitFunds,
  extendFunds,
  type FundsFor,
  type FundsRef,
  refundFunds,
  releaseFunds,
  reserveFunds,
  reserveMoreFunds,
} from './hold.service.ts'
export { type Payers, payersOf } from './payers.store.ts'
export { earnPoints, expirePoints, takeExpiringPoints } from './points/points.store.ts'
export { creditBudget, exceedsBudget, nearestBudget, takeBackCredit } from './credits/credit.service.ts'
export { holdIn, moveHold } from './strictHold.store.ts'
export {
  creditWallet,
  lockWallet,
  openWalletAccount,
  outsideAccount,
  setBlocked,
  type WalletAccount,
} from './wallets/wallet.store.ts'
export { documented } from './fund.documents.service.ts'
export { fundEntryList } from './fund.list.store.ts'
export { presentEntry } from './entry.present.ts'
export { verifyLedger } from './ledger.verify.ts'

export const ledger: Module = {
  asks: ledgerAsks,
  messages: ledgerMessages,
  routes: (app) => {
    fundRoutes(app)
    applicationRoutes(app)
    budgetChangeRoutes(app)
    billRoutes(app)
  },
  jobs: [
    everyTenant({ name: 'ledger.watchFunds', everySeconds: 300, run: watchFunds }),
    everyTenant({ name: 'ledger.settleQuotas', everySeconds: 3600, run: settleQuotas }),
  ],
  approvals: { budgetChange: budgetChangeApproval },
  queryPorts: { fundsInForce: countFundsInForce },
  workbench: ledgerSources,
  canRead: {
    quotaApplication: async (db, actor, id) =>
      (actor.entrance === 'operator' && actor.permissions.has('quota.decide')) ||
      (await applications.findIfThere(db, id))?.user_id === actor.userId,
  },
}
