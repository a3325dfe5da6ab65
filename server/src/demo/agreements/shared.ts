import { dayOf } from '#contract/kit/calendar.ts'
import type { AgreementLineDraft, CallOff } from '#contract/agreements/agreement.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { confirmAgreement, createAgreement, moveAgreement } from '#modules/agreements/index.ts'
import { nextTurn, quoteLines, turnSharesOf } from '#modules/catalogue/index.ts'
import { moveOrder, submitOrder } from '#modules/ordering/index.ts'
import { addressAndTitleOf } from '../orders/pastOrder.ts'
import type { Actors } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { words } from './demoAgreements.ts'

/** Categories in which the same two suppliers have goods without an agreement, the best-selling goods of each. */
const sharedGoods = sqlQuery(
  'demo.sharedGoods',
  `with free as (
     select distinct on (k.category_id, k.supplier_id) k.category_id, k.supplier_id, k.id, k.list_price
     from catalogue.skus k
     join catalogue.stock t on t.tenant_id = k.tenant_id and t.sku_id = k.id and t.on_hand - t.reserved >= 60
     where k.is_live and k.list_price between 5 and 400 and k.min_qty <= 5
       and not exists (select from catalogue.agreement_prices a where a.tenant_id = k.tenant_id and a.sku_id = k.id)
       and not exists (select from agreements.lines l where l.tenant_id = k.tenant_id and l.sku_id = k.id)
     order by k.category_id, k.supplier_id, k.sold desc, k.id
   ), pairs as (
     select a.supplier_id as first_id, b.supplier_id as second_id, array_agg(a.category_id order by a.category_id) as categories
     from free a join free b on b.category_id = a.category_id and b.supplier_id > a.supplier_id
     group by 1, 2 having count(*) >= 2 order by count(*) desc, 1, 2 limit 1
   )
   select f.id, f.supplier_id, f.list_price, c.name as position from pairs p
   join free f on f.supplier_id in (p.first_id, p.second_id) and f.category_id = any (p.categories[1:2])
   join catalogue.categories c on c.id = f.category_id
   order by f.category_id, f.supplier_id`,
)

interface Shared {
  readonly agreementNo: string
  readonly title: string
  readonly callOff: Exclude<CallOff, 'direct'>
  readonly from: number
  readonly to: number
}

const day = 24
const acting = (actor: Actor, now: Date): Actor => ({ ...actor, now })

/** Creates an agreement in force with two suppliers; in a rotation its first turns are given, and one is declined. */
export async function createShared(
  tx: Tx,
  { actors, rootId, drafted, now }: { actors: Actors; rootId: string; drafted: Date; now: Date },
  { agreementNo, title, callOff, from, to }: Shared,
  decide: (id: string, at: Date) => Promise<void>,
): Promise<void> {
  const goods = await sharedGoods(tx)
  if (goods.length < 4) return
  const suppliers = [...new Set(goods.map(({ supplier_id: id }) => id))]
  const operator = acting(actors.operator, drafted)
  await setTransactionTime(tx, drafted)
  const lines = goods.map(({ id, list_price: listPrice, position }, at): AgreementLineDraft => ({
    skuId: id,
    price: (Math.round(Number(listPrice) * (at % 2 === 0 ? 91 : 90)) / 100).toFixed(2),
    tiers: [],
    maxQty: null,
    maxAmount: null,
    position,
  }))
  const id = await createAgreement(tx, operator, {
    agreementNo,
    title,
    parties: suppliers.map((supplierId, at) => ({ supplierId, share: at === 0 ? '60' : '40' })),
    callOff,
    miniFrom: callOff === 'mini' ? '5000' : null,
    priceRule: 'fixed',
    deptIds: [rootId],
    validFrom: dayOf(later(now, from * day)),
    validTo: dayOf(later(now, to * day)),
    note: '',
    attachments: [],
    maxAmount: '60000',
    maxQty: null,
    shares: [],
    lines,
  })
  const submitted = later(drafted, 4)
  await setTransactionTime(tx, submitted)
  await moveAgreement(tx, acting(actors.operator, submitted), { id, version: 1, action: 'submit' })
  await decide(id, later(drafted, 26))
  const answered = later(drafted, 50)
  await setTransactionTime(tx, answered)
  for (const supplierId of suppliers) {
    const { version } = await versionOf.one(tx, { id })
    await confirmAgreement(tx, acting(actors.salesOf(supplierId), answered), { id, version })
  }
  if (callOff === 'rotation') await giveTurns(tx, { actors, id, now }, lines, goods)
}

const versionOf = sqlQuery('demo.agreementVersion', 'select version from agreements.agreements where id = $id')

/** Orders that are placed in turn, with the pieces of each; the second is declined, so that its turn passes on. */
const turns = [8, 6, 12, 5, 9] as const
const declined = 1

async function giveTurns(
  tx: Tx,
  { actors, id, now }: { readonly actors: Actors; readonly id: string; readonly now: Date },
  lines: readonly AgreementLineDraft[],
  goods: readonly { readonly id: string; readonly supplier_id: string }[],
): Promise<void> {
  const position = lines[0]!.position
  for (const [place, qty] of turns.entries()) {
    const at = later(now, -(turns.length - place) * 9)
    await setTransactionTime(tx, at)
    const buyer = acting(actors.buyers[place % actors.buyers.length]!, at)
    const shares = (await turnSharesOf(tx, id)).filter((share) => share.position === position)
    const next = nextTurn(
      shares.map((share) => ({
        supplierId: share.supplier_id,
        share: share.share,
        used: share.used,
        lastTurn: share.last_turn,
      })),
    )!
    const own = goods.find(
      ({ id: skuId, supplier_id: supplierId }) =>
        supplierId === next.supplierId && lines.some((line) => line.skuId === skuId && line.position === position),
    )!
    const [quote] = await quoteLines(tx, buyer, [{ skuId: own.id, qty }])
    if (!quote || quote.obstacle !== null) return
    const { addressId, invoiceTitleId } = await addressAndTitleOf(tx, buyer)
    const { orders } = await submitOrder(
      tx,
      buyer,
      {
        addressId,
        invoiceTitleId,
        paymentMethod: 'term',
        purpose: words.purpose,
        lines: [{ skuId: own.id, quantity: qty, seenPrice: quote.unitPrice }],
      },
      `demo-turn-${id}-${place}`,
    )
    const [order] = orders
    if (order?.status !== '30') continue
    const seller = acting(actors.salesOf(next.supplierId), at)
    if (place === declined)
      await moveOrder(tx, seller, { orderId: order.orderId, action: 'refuse', reason: words.shortage })
    else await moveOrder(tx, seller, { orderId: order.orderId, action: 'accept' })
  }
}
