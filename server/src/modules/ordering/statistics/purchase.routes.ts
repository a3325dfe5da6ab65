import { boughtTogether } from '#contract/ordering/bought/boughtTogether.ts'
import * as contract from '#contract/ordering/purchases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findTogether } from './together.service.ts'
import { findPurchases } from './purchase.service.ts'

export function purchaseRoutes(app: App) {
  serve(app, contract.findPurchases, ({ db, actor, input }) => findPurchases(db, actor, input.productId))
  serve(app, boughtTogether, ({ db, actor, input }) => findTogether(db, actor, input.productId))
}
