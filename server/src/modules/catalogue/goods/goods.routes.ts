import * as contract from '#contract/catalogue/goods.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as searchAlternatives from '#contract/catalogue/searchAlternatives.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { arrivalOf } from '../stock/arrival.rules.ts'
import { findAlternatives } from './alternatives/alternatives.service.ts'
import { brandsThatSell, findDetail } from './detail.store.ts'
import { callOffOf } from '../agreements/turns/callOff.service.ts'
import { presentDetail, presentGoods, presentPage } from './goods.present.ts'
import { queryGoodsShowRuleSupplierInfoShow } from '#contract/catalogue/showRules.ts'
import { readShowRules, shownGoods } from './showRules.service.ts'
import { daysBetween } from '#modules/tenancy/index.ts'
import { findGoods } from './goods.service.ts'
import { variantsOf } from './goods.store.ts'
import { hiddenFrom } from '../offers/visibility.service.ts'
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
  serve(app, contract.getGoods, async ({ db, actor: { tenantId, deptPath, now }, input }) => {
    const row = await findDetail(db, { tenantId, deptPath, today: dayOf(now) }, input.skuId)
    const show = await readShowRules(db)
    const callOff = await callOffOf(db, dayOf(now), row, show.isShowSupplierName)
    return shownGoods(
      presentDetail(row, arrivalOf(now, row.lead_days, await workingCalendar(db, now, row.lead_days)), callOff),
      show,
    )
  })
  serve(app, queryGoodsShowRuleSupplierInfoShow, ({ db }) => readShowRules(db))
  serve(app, contract.listVariants, async ({ db, actor: { tenantId, deptPath, now }, input }) => {
    const show = await readShowRules(db)
    const rows = await variantsOf(db, { tenantId, deptPath, today: dayOf(now) }, input.productId)
    return rows.map((row) => shownGoods(presentGoods(row), show))
  })
  serve(app, goodsSearch.searchHotBrandList, async ({ db, actor: { tenantId, deptPath, now }, input }) =>
    brandsThatSell(db, {
      tenantId,
      category: input.catalogId ?? '0',
      limit: input.limit ?? 12,
      hidden: (await hiddenFrom(db, { tenantId, deptPath, today: dayOf(now) }))?.productIds ?? [],
    }),
  )
}

/** Longest holiday around which an arrival is counted. */
const holidayDays = 60

/** Days between an order and its arrival that are not as the week says. */
const workingCalendar = (db: Db, now: Date, leadDays: number) =>
  daysBetween(db, dayOf(now), dayAfter(dayOf(now), leadDays + holidayDays))
