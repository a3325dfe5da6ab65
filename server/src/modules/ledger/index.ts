import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { fundRoutes } from './fund.routes.ts'
import { countFundsInForce } from './fund.count.store.ts'
import { watchFunds } from './fund.watch.service.ts'
import { ledgerSources } from './workbench.ts'

export { budgetOf, quotaOf, setBudget } from './fund.service.ts'
export { commitFunds, type FundsFor, type FundsRef, refundFunds, releaseFunds, reserveFunds } from './hold.service.ts'
export { verifyLedger } from './ledger.verify.ts'

export const ledger: Module = {
  routes: fundRoutes,
  jobs: [everyTenant({ name: 'ledger.watchFunds', everySeconds: 300, run: watchFunds })],
  queryPorts: { fundsInForce: countFundsInForce },
  workbench: ledgerSources,
}
