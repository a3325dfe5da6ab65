import * as contract from '#contract/ordering/cart.ts'
import { listOftenBought, mostOftenBought } from '#contract/ordering/bought/oftenBought.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findGoodsByIds, quoteLines } from '#modules/catalogue/index.ts'
import { presentQuoted } from './basket.present.ts'
import { type BasketLine, basketOf, groupsOf, savedBy, totalOf } from './basket.rules.ts'
import { priceChange } from './basket.changes.rules.ts'
import { addToCart, countCart, removeFromCart, unreviewedOf, updateCart } from './cart.service.ts'
import { sendForInquiry } from './inquiry.service.ts'
import { cartOf, type CartRow, setCartSelected } from './cart.store.ts'
import { oftenBought } from '../orders/lists/oftenBought.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { freightRule } from './amounts.rules.ts'

async function readCart(db: Db, actor: Actor): Promise<contract.Cart> {
  const rows = await cartOf(db, { userId: actor.userId })
  const quotes = await quoteLines(
    db,
    actor,
    rows.map(({ sku_id, quantity }) => ({ skuId: sku_id, qty: quantity })),
  )
  const freight = freightRule(await orderSettingsOf(db))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rowOf = ({ wish }: BasketLine): CartRow => byId.get(wish.cartLineId!)!
  const lines = basketOf(
    rows.map((row) => ({
      skuId: row.sku_id,
      quantity: row.quantity,
      cartLineId: row.id,
      addedPrice: row.added_price,
      seenPrice: null,
    })),
    quotes,
  )
  const counted = lines.filter((line) => rowOf(line).selected && line.quote.obstacle === null)
  const toPay = groupsOf(counted, freight)
  const total = totalOf(toPay)
  return {
    groups: groupsOf(lines, freight).map(({ supplierId, supplierName, lines: own }) => {
      const chosen = toPay.find((group) => group.supplierId === supplierId)?.amounts
      return {
        supplierId,
        supplierName,
        lines: own.map((line) => presentLine(line, rowOf(line))),
        goodsAmount: chosen?.goodsAmount ?? '0.00',
        freight: chosen?.freight ?? '0.00',
        freightFreeFrom: freight.freeFrom,
      }
    }),
    kinds: counted.length,
    pieces: counted.reduce((all, { wish }) => all + wish.quantity, 0),
    goodsAmount: total.goodsAmount,
    saved: savedBy(counted),
    freight: total.freight,
    total: total.amount,
    unreviewed: await unreviewedOf(db, actor),
  }
}

const presentLine = (line: BasketLine, row: CartRow): contract.CartLine => ({
  lineId: row.id,
  ...presentQuoted(line),
  selected: row.selected,
  addedPrice: row.added_price,
  priceChange: priceChange(row.added_price, line.quote.unitPrice),
  addedAt: row.added_at.toISOString(),
})

export function cartRoutes(app: App) {
  serve(app, contract.addCart, ({ db, actor, input }) => addToCart(db, actor, input.skuId, input.quantity))
  serve(app, listOftenBought, async ({ db, actor }) => {
    const rows = await oftenBought(db, { buyerId: actor.userId, max: mostOftenBought })
    return {
      records: await findGoodsByIds(
        db,
        actor,
        rows.map(({ sku_id: skuId }) => skuId),
      ),
    }
  })
  serve(app, contract.listCart, ({ db, actor }) => readCart(db, actor))
  serve(app, contract.updateCart, ({ db, actor, input }) => updateCart(db, actor, input.lineId, input.quantity))
  serve(app, contract.selectCart, async ({ db, actor, input }) => {
    await setCartSelected(db, { userId: actor.userId, ids: input.lineIds ?? null, selected: input.selected })
    return null
  })
  serve(app, contract.removeCart, ({ db, actor, input }) => removeFromCart(db, actor, input.lineIds))
  serve(app, contract.sendForInquiry, async ({ db, actor, input }) => ({
    demands: await sendForInquiry(db, actor, input),
  }))
  serve(app, contract.countCartItems, ({ db, actor }) => countCart(db, actor))
  serve(app, contract.countCartItemsByPost, ({ db, actor }) => countCart(db, actor))
}
