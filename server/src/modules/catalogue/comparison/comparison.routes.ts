import * as contract from '#contract/catalogue/goodsComparison.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { compareGoods } from './comparison.service.ts'

export const comparisonRoutes = (app: App) =>
  serve(app, contract.compareGoods, ({ db, actor, input }) => compareGoods(db, actor, input.skuIds.split(',')))
