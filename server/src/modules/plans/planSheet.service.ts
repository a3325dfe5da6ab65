import type { PlanLineDraft } from '#contract/plans/plan.ts'
import { type matchPlanRows, type planRowFaults, type PlanSheetRow } from '#contract/plans/planSheet.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { shortest } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { findByCodes, type Quote, quoteLines } from '#modules/catalogue/index.ts'
import { dayIn } from './planSheet.rules.ts'

type Fault = (typeof planRowFaults)[number]
const quantityPattern = /^[1-9]\d{0,7}(\.0+)?$/
const pricePattern = /^(0|[1-9]\d{0,7})(\.\d{1,4})?$/

/** Lines of a plan out of rows: goods by their codes with today's price, others in words. */
export async function matchRows(
  db: Db,
  actor: Actor,
  { rows }: Input<typeof matchPlanRows>,
): Promise<Reply<typeof matchPlanRows>> {
  const codes = [...new Set(rows.map(({ code }) => code.trim()).filter(Boolean))]
  const found = await findByCodes(db, codes, 2)
  const single = codes.flatMap((code) => (found.get(code)?.length === 1 ? found.get(code)! : []))
  const quotes = await quoteLines(
    db,
    actor,
    [...new Set(single)].map((skuId) => ({ skuId, qty: 1 })),
  )
  const bySku = new Map(quotes.map((quote) => [quote.skuId, quote]))
  const taken = new Set<string>()
  const lines: PlanLineDraft[] = []
  const faults: Reply<typeof matchPlanRows>['faults'] = []
  for (const row of rows) {
    const name = (fault: Fault) => faults.push({ row: row.row, code: row.code, fault })
    const goods = goodsOf(row, found, bySku)
    if (typeof goods === 'string') {
      name(goods)
      continue
    }
    if (goods && taken.has(goods.skuId)) {
      name('twice')
      continue
    }
    if (goods) taken.add(goods.skuId)
    const figures = figuresOf(row, actor.now)
    for (const fault of figures.faults) name(fault)
    lines.push({
      skuId: goods?.skuId ?? null,
      name: goods?.name ?? row.name.trim(),
      spec: goods?.spec ?? row.spec.trim(),
      unit: goods?.unit ?? row.unit.trim(),
      quantity: figures.quantity,
      price: goods ? (goods.obstacle === 'unpriced' ? '' : shortest(goods.unitPrice)) : figures.price,
      needDate: figures.needDate,
      subject: row.subject.trim(),
      reason: row.reason.trim(),
    })
  }
  return { lines, faults }
}

/** Goods that a row names; undefined for one in words. */
function goodsOf(
  { code, name }: PlanSheetRow,
  found: ReadonlyMap<string, readonly string[]>,
  bySku: ReadonlyMap<string, Quote>,
): Quote | Fault | undefined {
  if (code.trim() === '') return name.trim() === '' ? 'nameless' : undefined
  const [skuId, other] = found.get(code.trim()) ?? []
  if (skuId === undefined) return name.trim() === '' ? 'unknown' : undefined
  if (other !== undefined) return 'ambiguous'
  const quote = bySku.get(skuId)
  return !quote || quote.obstacle === 'off' || quote.obstacle === 'suspended' || quote.obstacle === 'notOffered'
    ? 'gone'
    : quote
}

/** Figures of a row; what cannot be read is named and left to be filled in. */
function figuresOf({ quantity, price, needDate }: PlanSheetRow, now: Date) {
  const isCount = quantityPattern.test(quantity)
  const isPrice = price === '' || pricePattern.test(price)
  const day = needDate.trim() === '' ? null : dayIn(needDate)
  const isDay = needDate.trim() === '' || (day !== null && day >= dayOf(now))
  const faults: Fault[] = [
    ...(isCount || quantity === '' ? [] : (['quantity'] as const)),
    ...(isPrice ? [] : (['price'] as const)),
    ...(isDay ? [] : (['date'] as const)),
  ]
  return {
    quantity: isCount ? Number.parseInt(quantity, 10) : 0,
    price: isPrice ? price : '',
    needDate: isDay ? day : null,
    faults,
  }
}
