import { findShop, searchShops } from '#contract/catalogue/shops.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findShops, shopHead } from './shop.service.ts'

export function shopRoutes(app: App) {
  serve(app, searchShops, ({ db, actor, input }) => findShops(db, actor, input.keyword))
  serve(app, findShop, ({ db, actor, input }) => shopHead(db, actor, input.supplierId))
}
