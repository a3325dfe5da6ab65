import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { OnlinePay } from '#kit/onlinePay/onlinePay.ts'
import type { Outside } from '#kit/sandbox/sandbox.ts'
import type { Module } from '#kit/module.ts'
import { chargeRoutes } from './charges/charge.routes.ts'
import { followCharges } from './charges/charge.service.ts'
import { walletMessages } from './messages.ts'
import { moneyRoutes } from './money.routes.ts'
import { earnForOrders, expireDuePoints, warnOfExpiry } from './points/points.jobs.service.ts'
import { pointRoutes } from './points/points.routes.ts'
import { walletRoutes } from './wallet.routes.ts'
import { walletNumbers } from './wallet.store.ts'
import { withdrawalApproval } from './withdrawals/withdrawal.approval.service.ts'
import { walletSources } from './workbench.ts'

// Commands for the demo, which performs them without pages.
export { createPointRule, grantPoints } from './points/points.service.ts'
export { earnForOrders, expireDuePoints }
export { confirmTopUp, refuseTopUp, requestTopUp } from './topUps/topUp.service.ts'
export { decideWithdrawal } from './withdrawals/withdrawal.approval.service.ts'
export { payWithdrawal, requestWithdrawal } from './withdrawals/withdrawal.service.ts'

/** Without a payment provider orders are not paid online. */
export const wallet = (pay?: Outside<OnlinePay>): Module => ({
  messages: walletMessages,
  routes: (app) => {
    walletRoutes(app)
    moneyRoutes(app)
    pointRoutes(app)
    chargeRoutes(pay)(app)
  },
  jobs: [
    everyTenant({ name: 'wallet.earnPoints', everySeconds: 3600, run: earnForOrders }),
    everyTenant({ name: 'wallet.expirePoints', everySeconds: 3600, run: expireDuePoints }),
    everyTenant({ name: 'wallet.warnOfExpiry', everySeconds: 3600, run: warnOfExpiry }),
    everyTenant({
      name: 'wallet.followCharges',
      everySeconds: 60,
      run: async (context) => {
        if (pay) await followCharges(await pay(context))(context)
      },
    }),
  ],
  approvals: { withdrawal: withdrawalApproval },
  queryPorts: { walletNumbers },
  workbench: walletSources,
})
