import { findPriceHistory } from '#contract/catalogue/priceHistory.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { priceHistory } from './price.history.service.ts'

export const priceRoutes = (app: App) =>
  serve(app, findPriceHistory, ({ db, actor, input }) => priceHistory(db, actor, input.skuId))
