import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { applicationRoutes } from './applications/application.routes.ts'
import { applications } from './applications/application.store.ts'
import { fundRoutes } from './fund.routes.ts'
import { countFundsInForce } from './fund.count.store.ts'
import { watchFunds } from './fund.watch.service.ts'
import { ledgerSources } from './workbench.ts'

export { quotaApplicationFlow } from './applications/application.rules.ts'
// Commands for the demo, which performs them without pages.
export { applyForQuota, grantQuota, refuseQuota } from './applications/application.service.ts'
export { budgetOf, quotaOf, setBudget } from './fund.service.ts'
export { commitFunds, type FundsFor, type FundsRef, refundFunds, releaseFunds, reserveFunds } from './hold.service.ts'
export { verifyLedger } from './ledger.verify.ts'

export const ledger: Module = {
  routes: (app) => {
    fundRoutes(app)
    applicationRoutes(app)
  },
  jobs: [everyTenant({ name: 'ledger.watchFunds', everySeconds: 300, run: watchFunds })],
  queryPorts: { fundsInForce: countFundsInForce },
  workbench: ledgerSources,
  canRead: {
    quotaApplication: async (db, actor, id) =>
      (actor.entrance === 'operator' && actor.permissions.has('quota.decide')) ||
      (await applications.findIfThere(db, id))?.user_id === actor.userId,
  },
}
