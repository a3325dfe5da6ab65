import type { Module } from '#kit/module.ts'
import { fundRoutes } from './fund.routes.ts'
import { countFundsInForce } from './fund.count.store.ts'

export { budgetOf, quotaOf, setBudget } from './fund.service.ts'
export { commitFunds, type FundsFor, type FundsRef, refundFunds, releaseFunds, reserveFunds } from './hold.service.ts'
export { verifyLedger } from './ledger.verify.ts'

export const ledger: Module = { routes: fundRoutes, queryPorts: { fundsInForce: countFundsInForce } }
