import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { type Random, randomOf, shuffled } from '../random.ts'
import type { DemoOrder } from './demoOrder.ts'

/** Price range and minimum stock of goods that departments order repeatedly. */
const [minPrice, maxPrice, minStock] = [3, 2_000, 60]
const defaultCount = 6
/** Most orders are for the first goods of a supplier. */
const popular = 24
/** Maximum share of the stock that an order takes. */
const maxShare = 0.3

const offeredIn = sqlQuery(
  'demo.offeredGoods',
  `select s.sku_id, s.supplier_id from catalogue.shelf s
   join catalogue.categories c on c.tenant_id = s.tenant_id and c.id = s.category_id
   join catalogue.stock k on k.tenant_id = s.tenant_id and k.sku_id = s.sku_id
   where c.code = $section and s.list_price between $minPrice and $maxPrice and k.on_hand >= $minStock
     -- Agreements of the demo have orders of their own, which use up their caps and take their turns.
     and not exists (select from agreements.lines l where l.tenant_id = s.tenant_id and l.sku_id = s.sku_id)
   order by s.sku_id`,
)

export interface Chosen {
  readonly skuId: string
  readonly quantity: number
  readonly seenPrice: string
}

/** Goods of one supplier at current prices, mostly such as the buyer has ordered before. */
export async function chooseGoods(
  tx: Tx,
  buyer: Actor,
  { section, amount }: DemoOrder,
  place: number,
): Promise<Chosen[]> {
  const offered = await offeredIn(tx, { section, minPrice: `${minPrice}`, maxPrice: `${maxPrice}`, minStock })
  const bySupplier = [...Map.groupBy(offered, ({ supplier_id: id }) => id).values()].filter(({ length }) => length > 1)
  if (bySupplier.length === 0) return []
  const habit = Number(section) * 100 + seedOf(buyer.userCode)
  const random = randomOf(habit, place)
  const usual = bySupplier[(habit + (random.chance(0.25) ? 1 : 0)) % bySupplier.length]!.slice(0, popular)
  const goods = shuffled(usual, habit)
  const chosenGoods = shuffled(goods.slice(0, defaultCount), place).slice(0, random.whole(2, 4))
  const single = await quoteLines(
    tx,
    buyer,
    chosenGoods.map(({ sku_id: skuId }) => ({ skuId, qty: 1 })),
  )
  const lines = single.map(({ skuId, unitPrice, minQty, available }) => {
    const fitting = roundQuantity(amount / single.length / Number(unitPrice), random)
    return { skuId, qty: Math.max(minQty, Math.min(fitting, Math.floor(available * maxShare))) }
  })
  // Prices depend on the quantity.
  const quotes = await quoteLines(tx, buyer, lines)
  return quotes
    .filter(({ obstacle }) => obstacle === null)
    .map(({ skuId, qty, unitPrice }) => ({ skuId, quantity: qty, seenPrice: unitPrice }))
}

const seedOf = (code: string): number => [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** Rounds to usual quantities: 2, 5, 10, 12, 20, 50 …. */
function roundQuantity(exact: number, random: Random): number {
  if (exact < 5) return Math.max(1, Math.round(exact))
  const step = exact < 30 ? random.pick([2, 5]) : exact < 200 ? 10 : 50
  return Math.round(exact / step) * step
}
