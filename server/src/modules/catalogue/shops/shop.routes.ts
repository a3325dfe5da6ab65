import { searchShops } from '#contract/catalogue/shops.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findShops } from './shop.service.ts'

export const shopRoutes = (app: App) =>
  serve(app, searchShops, ({ sql, actor, input }) => findShops(sql, actor, input.keyword))
