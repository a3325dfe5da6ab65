import { searchShops } from '#contract/catalogue/shops.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findShops } from './shop.service.ts'

export const shopRoutes = (app: App) =>
  serve(app, searchShops, ({ db, actor, input }) => findShops(db, actor, input.keyword))
