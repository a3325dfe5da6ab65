import * as contract from '#contract/catalogue/goods.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as searchAlternatives from '#contract/catalogue/searchAlternatives.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findAlternatives } from './alternatives/alternatives.service.ts'
import { brandsThatSell, findDetail } from './detail.store.ts'
import { presentDetail, presentPage } from './goods.present.ts'
import { findGoods } from './goods.service.ts'
import { rememberSearch } from '../vocabulary/word.service.ts'

export function goodsRoutes(app: App) {
  serve(
    app,
    goodsSearch.queryGoodsListWithStandardByCatalog,
    async ({ db: database, actor, input: { isPreview = false, imgStatus, ...input } }) => {
      const { page = 1, limit = 10, keyword } = input
      const found = await database.readLagging(actor.tenantId, (db) => findGoods(db, actor, input))
      if (keyword && page === 1 && !isPreview && imgStatus !== '1') rememberSearch(database, actor, keyword)
      return presentPage(found, page, limit)
    },
  )
  serve(app, searchAlternatives.searchAlternatives, ({ db, actor, input }) =>
    findAlternatives(db, actor, input.keyword),
  )
  serve(app, contract.getGoods, async ({ db, actor: { tenantId, deptPath, now }, input }) =>
    presentDetail(await findDetail(db, { tenantId, deptPath, today: dayOf(now) }, input.skuId)),
  )
  serve(app, goodsSearch.searchHotBrandList, async ({ db, actor, input }) =>
    brandsThatSell(db, actor.tenantId, input.catalogId ?? '0', input.limit ?? 12),
  )
}
