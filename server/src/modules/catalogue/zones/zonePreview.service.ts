import type { Reply } from '#contract/kit/route.ts'
import type { previewZone as previewRoute } from '#contract/catalogue/zoneVersions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quoteLines } from '../goods/quote.service.ts'
import { zones } from './zone.store.ts'
import { departmentPath, previewedGoods } from './zonePreview.store.ts'

/**
 * What buyers of a department would see of a zone today: goods that they are offered, at their prices. What was agreed
 * is for those who may see agreement prices.
 */
export async function previewZone(
  db: Db,
  actor: Actor,
  { id, deptId }: { readonly id: string; readonly deptId: string },
): Promise<Reply<typeof previewRoute>> {
  const zone = await zones.find(db, id)
  const { path: deptPath } = (await departmentPath(db, deptId)) ?? refuse('thing.notFound')
  const today = dayOf(actor.now)
  const { tenantId } = actor
  const { total, shown, skuIds } = await previewedGoods.one(db, { tenantId, zoneId: id, deptPath, today })
  const quotes = await quoteLines(
    db,
    { ...actor, deptId, deptPath },
    skuIds.map((skuId) => ({ skuId, qty: 1 })),
  )
  const seesAgreed = actor.permissions.has('agreementPrice.manage')
  return {
    isForDept: zone.dept_ids.length === 0 || zone.dept_ids.some((each) => deptPath.includes(each)),
    isInPeriod: zone.starts_on <= today && today <= zone.ends_on,
    total,
    shown,
    goods: quotes.map((quote) => ({
      skuId: quote.skuId,
      name: quote.name,
      spec: quote.spec,
      picture: quote.picture,
      categoryId: quote.categoryId,
      unit: quote.unit,
      price: quote.priceSource === 'list' || seesAgreed ? quote.unitPrice : null,
      listPrice: quote.listPrice,
      priceSource: quote.priceSource,
      available: quote.available,
    })),
  }
}
