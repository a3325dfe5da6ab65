import type { CapsDraft } from '#contract/agreements/agreement.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { sum, times } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  changeAgreement,
  confirmAgreement,
  createAgreement,
  decideAgreement,
  declineAgreement,
  extendAgreement,
  moveAgreement,
  suspendAgreement,
  terminateAgreement,
} from '#modules/agreements/index.ts'
import { quoteLines, type Wanted } from '#modules/catalogue/index.ts'
import { moveOrder, submitOrder } from '#modules/ordering/index.ts'
import { addressAndTitleOf } from '../orders/pastOrder.ts'
import { type Actors, actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { followedIndex } from './priceIndex.ts'
import { createShared } from './shared.ts'
import { type DemoAgreement, demoAgreements, words } from './demoAgreements.ts'

const day = 24

/** Goods of one supplier that have no agreement price yet; each agreement takes another supplier. */
const goodsOf = sqlQuery(
  'demo.agreementGoods',
  `with free as (
     select k.id, k.supplier_id, k.list_price, k.min_qty, coalesce(t.on_hand - t.reserved, 0) as on_hand, row_number() over (partition by k.supplier_id order by k.sold desc, k.id) as place
     from catalogue.skus k
     left join catalogue.stock t on t.tenant_id = k.tenant_id and t.sku_id = k.id
     where k.is_live and k.list_price >= 5
       and not exists (select from catalogue.agreement_prices a where a.tenant_id = k.tenant_id and a.sku_id = k.id)
       and not exists (select from agreements.lines l where l.tenant_id = k.tenant_id and l.sku_id = k.id)
   ), chosen as (
     select supplier_id from free group by supplier_id having count(*) >= $goods::int order by supplier_id
     offset mod($place::int, greatest(1, (select count(*)::int from (select from free group by supplier_id having count(*) >= $goods::int) s)))
     limit 1
   )
   select f.id, f.supplier_id, f.list_price, f.min_qty, f.on_hand as "on_hand!" from free f join chosen c on c.supplier_id = f.supplier_id
   where f.place <= $goods order by f.place`,
)
/** Lets one agreement of a tenant be made at a time: two would take the same goods. */
const lockAgreements = sqlQuery(
  'demo.lockAgreements',
  `select pg_advisory_xact_lock(hashtextextended('demo.agreements/' || kit.tenant(), 13))`,
)
const rootOf = sqlQuery(
  'demo.agreementRoot',
  'select id from identity.departments where parent_id is null order by id limit 1',
)
const stateOf = sqlQuery(
  'demo.agreementState',
  `select t.version, array(select k.approver_id::text from approvals.tasks k
     where k.tenant_id = t.tenant_id and k.status = 'open' and k.instance_id in (t.approval_id, (
       select c.approval_id from agreements.changes c
       where c.tenant_id = t.tenant_id and c.agreement_id = t.id and c.status = '20'))) as "approvers!"
   from agreements.agreements t where t.id = $id`,
)

interface Run {
  readonly tx: Tx
  readonly actors: Actors
  readonly id: string
  readonly seller: Actor
  readonly buyer: Actor
  /** Goods that a buyer orders at the prices of the agreement. */
  readonly ordered: readonly Wanted[]
  readonly caps: CapsDraft
}
interface Line {
  readonly skuId: string
  readonly price: string
  readonly tiers: { qty: number; price: string }[]
  readonly maxQty: number | null
  readonly maxAmount: string | null
}

const acting = (actor: Actor, now: Date): Actor => ({ ...actor, now })
const priceOf = (listPrice: string, share: number): string =>
  (Math.round(Number(listPrice) * share * 10) / 10).toFixed(2)

/** Creates an agreement by the product's own commands, each at its time, and takes it as far as its course goes. */
export async function createPastAgreement(tx: Tx, { now, tenantId }: JobContext, place: number): Promise<void> {
  const agreement = demoAgreements[place]
  // A later version may have fewer.
  if (!agreement) return
  await lockAgreements(tx)
  const actors = await actorsOf(tx, tenantId)
  const root = await rootOf.first(tx)
  const { callOff } = agreement
  if (callOff !== undefined && root) {
    const at = later(now, agreement.drafted * day)
    const agreementNo = numberOf(at, place)
    await createShared(
      tx,
      { actors, rootId: root.id, drafted: at, now },
      { ...agreement, callOff, agreementNo },
      (id, time) => decide({ tx, actors, id }, time, 'agree'),
    )
    return
  }
  const goods = await goodsOf(tx, { place, goods: agreement.shares.length })
  if (goods.length === 0 || !root) return
  const drafted = later(now, agreement.drafted * day)
  const buyer = actors.buyers[place % actors.buyers.length]!
  const quantities = quantitiesOf(goods, agreement)
  const lines = linesOf(goods, agreement).map((line, at) => cappedLine(line, quantities[at]!, agreement.use?.lines[at]))
  const supplierId = goods[0]!.supplier_id
  const caps = capsOf(lines, quantities, agreement, buyer.deptId)
  await setTransactionTime(tx, drafted)
  const operator = acting(actors.operator, drafted)
  const index = agreement.priceRule === 'index' ? await followedIndex(tx, operator, { now, drafted }) : null
  const id = await createAgreement(tx, operator, {
    agreementNo: numberOf(drafted, place),
    title: agreement.title,
    parties: [{ supplierId, share: null }],
    callOff: 'direct',
    miniFrom: null,
    priceRule: agreement.priceRule ?? 'fixed',
    index,
    deptIds: [root.id],
    validFrom: dayOf(later(now, agreement.from * day)),
    validTo: dayOf(later(now, agreement.to * day)),
    note: '',
    attachments: [],
    ...caps,
    lines,
  })
  const ordered = lines.map(({ skuId }, at) => ({ skuId, qty: quantities[at]! })).filter(({ qty }) => qty > 0)
  const run = { tx, actors, id, seller: actors.salesOf(supplierId), buyer, ordered, caps }
  await follow(run, agreement, lines, drafted, now)
}

const numberOf = (drafted: Date, place: number): string =>
  `XY${dayOf(drafted).replaceAll('-', '')}${String(place + 1).padStart(2, '0')}`

const linesOf = (
  goods: readonly { readonly id: string; readonly list_price: string }[],
  { shares, maxQty, priceRule }: DemoAgreement,
): Line[] =>
  goods.map(({ id, list_price: listPrice }, at) => ({
    skuId: id,
    price: priceOf(listPrice, shares[at]!),
    tiers: at % 2 === 0 && priceRule !== 'index' ? [{ qty: 100, price: priceOf(listPrice, shares[at]! - 0.06) }] : [],
    maxQty,
    maxAmount: null,
  }))

/** Amount and pieces that an order of the demo takes of one of the goods at most. */
const [most, mostPieces, share] = [1_500, 40, 0.2]

/** Pieces that are ordered of each of the goods. */
const quantitiesOf = (
  goods: readonly { readonly list_price: string; readonly min_qty: number; readonly on_hand: number }[],
  { use }: DemoAgreement,
): number[] =>
  goods.map(({ list_price: listPrice, min_qty: min, on_hand: onHand }, at) => {
    if (!use?.lines[at]) return 0
    const wanted = Math.max(min, Math.min(mostPieces, Math.floor(most / Number(listPrice)), Math.floor(onHand * share)))
    return wanted <= onHand ? wanted : 0
  })

const cappedLine = (line: Line, qty: number, use: number | undefined): Line =>
  use && qty > 0 ? { ...line, maxQty: Math.ceil(qty / use) } : line

/** Caps of which the orders use the planned share. */
function capsOf(
  lines: readonly Line[],
  quantities: readonly number[],
  { use }: DemoAgreement,
  deptId: string,
): CapsDraft {
  const total = Number(sum(lines.map(({ price }, at) => times(price, quantities[at]!))))
  if (use?.whole === undefined || total === 0) return { maxAmount: null, maxQty: null, shares: [] }
  const of = (part: number) => (total / part + 0.01).toFixed(2)
  const shares = use.department === undefined ? [] : [{ deptId, maxAmount: of(use.department), maxQty: null }]
  return { maxAmount: of(use.whole), maxQty: null, shares }
}

/** A buyer orders at the prices of the agreement; the supplier accepts what needs no approval. */
async function orderAt({ tx, buyer: actor, seller, ordered, id }: Run, at: Date): Promise<void> {
  if (ordered.length === 0) return
  const buyer = acting(actor, at)
  await setTransactionTime(tx, at)
  const quotes = await quoteLines(tx, buyer, ordered)
  const lines = quotes
    .filter(({ obstacle }) => obstacle === null)
    .map(({ skuId, qty, unitPrice }) => ({ skuId, quantity: qty, seenPrice: unitPrice }))
  if (lines.length === 0) return
  const { addressId, invoiceTitleId } = await addressAndTitleOf(tx, buyer)
  const terms = { addressId, invoiceTitleId, paymentMethod: 'term' as const, purpose: words.purpose }
  const { orders } = await submitOrder(tx, buyer, { ...terms, lines }, `demo-agreement-${id}`)
  for (const { orderId, status } of orders)
    if (status === '30') await moveOrder(tx, acting(seller, at), { orderId, action: 'accept' })
}

async function follow(run: Run, { course }: DemoAgreement, lines: readonly Line[], drafted: Date, now: Date) {
  const { tx, actors, id, caps } = run
  if (course === 'draft') return
  await move(run, later(drafted, 4))
  if (course === 'approving') return
  await decide(run, later(drafted, 26), course === 'rejected' ? 'reject' : 'agree')
  if (course === 'rejected' || course === 'confirming') return
  const answered = later(drafted, 50)
  if (course === 'declined') return decline(run, answered)
  await confirm(run, answered)
  await orderAt(run, later(now, -4 * day))
  const at = later(now, -3 * day)
  const operator = acting(actors.operator, at)
  await setTransactionTime(tx, at)
  const version = async () => (await stateOf.one(tx, { id })).version
  if (course === 'suspended')
    await suspendAgreement(tx, operator, { id, version: await version(), reason: words.suspension })
  if (course === 'terminated')
    await terminateAgreement(tx, operator, { id, version: await version(), reason: words.termination })
  if (course === 'extending') {
    const validTo = dayOf(later(now, 114 * day))
    await extendAgreement(tx, operator, { id, version: await version(), validTo, note: words.extension })
    await decide(run, later(at, day), 'agree')
  }
  if (course === 'changing' || course === 'changed') {
    const startsOn = dayOf(later(now, (course === 'changing' ? 10 : -1) * day))
    const cheaper = lines.map((line, place) => (place === 0 ? { ...line, price: priceOf(line.price, 0.97) } : line))
    await changeAgreement(tx, operator, {
      id,
      version: await version(),
      startsOn,
      note: words.change,
      ...caps,
      lines: cheaper,
    })
    if (course === 'changing') return
    await decide(run, later(at, 5), 'agree')
    await confirm(run, later(at, 9))
  }
}

async function move({ tx, actors, id }: Run, at: Date): Promise<void> {
  await setTransactionTime(tx, at)
  const { version } = await stateOf.one(tx, { id })
  await moveAgreement(tx, acting(actors.operator, at), { id, version, action: 'submit' })
}

/** All approvers decide, one after the other; without a rule there are none. */
async function decide(
  { tx, actors, id }: Pick<Run, 'tx' | 'actors' | 'id'>,
  at: Date,
  decision: 'agree' | 'reject',
): Promise<void> {
  await setTransactionTime(tx, at)
  const { approvers } = await stateOf.one(tx, { id })
  const approver = approvers.map((userId) => actors.byId(userId)).find((each) => each !== undefined)
  if (!approver) return
  const opinion = decision === 'agree' ? words.approval : words.rejection
  await decideAgreement(tx, acting(approver, at), { id, decision, opinion })
}

async function confirm({ tx, seller, id }: Run, at: Date): Promise<void> {
  await setTransactionTime(tx, at)
  const { version } = await stateOf.one(tx, { id })
  await confirmAgreement(tx, acting(seller, at), { id, version })
}

async function decline({ tx, seller, id }: Run, at: Date): Promise<void> {
  await setTransactionTime(tx, at)
  const { version } = await stateOf.one(tx, { id })
  await declineAgreement(tx, acting(seller, at), { id, version, reason: words.decline })
}
