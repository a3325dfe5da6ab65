import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { createOffer, decideOffer, joinGroup, moveOffer } from '#modules/groups/index.ts'
import { approveOrder } from '#modules/ordering/index.ts'
import { type Actors, actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { type DemoGroup, demoGroups } from './demoGroups.ts'

const [minPrice, maxPrice, minStock] = ['60', '600', 400]
/** Approvers of an order at most. */
const maxSteps = 4

const actingAt = (actor: Actor, now: Date): Actor => ({ ...actor, now })

/** One suitable SKU of each supplier, of different sections. */
const suitable = sqlQuery(
  'demo.groupGoods',
  `select distinct on (k.supplier_id) k.id, k.supplier_id, k.list_price from catalogue.skus k
   join catalogue.stock s on s.tenant_id = k.tenant_id and s.sku_id = k.id
   where k.is_live and k.list_price between $minPrice and $maxPrice and s.on_hand - s.reserved >= $minStock and k.min_qty <= 5
   order by k.supplier_id, k.sold desc, k.id`,
)
const addressAndTitle = sqlQuery(
  'demo.groupAddress',
  `select a.id as "addressId", t.id as "invoiceTitleId" from ordering.addresses a
   join ordering.invoice_titles t on t.tenant_id = a.tenant_id and t.dept_id = $deptId
   where a.user_id = $userId order by a.is_default desc, t.is_default desc limit 1`,
)
const stateOf = sqlQuery(
  'demo.groupOrder',
  `select o.version, o.status, array(select t.approver_id::text from approvals.tasks t
     where t.tenant_id = o.tenant_id and t.instance_id = o.approval_id and t.status = 'open' order by t.approver_id) as "approvers!"
   from ordering.orders o where o.id = $id`,
)
const version = sqlQuery('demo.groupOffer', 'select version from groups.offers where id = $id')

/** Creates a group purchase: proposed by a supplier, approved by the operator, joined by buyers of several departments. */
export async function createGroup(tx: Tx, { now, tenantId }: JobContext, place: number): Promise<void> {
  const group = demoGroups[place]
  // A later version may have fewer.
  if (!group) return
  const actors = await actorsOf(tx, tenantId)
  const goods = await suitable(tx, { minPrice, maxPrice, minStock })
  const offered = goods[(place * 2 + 1) % goods.length]
  const buyers = actors.buyers.filter(({ permissions }) => permissions.has('group.join'))
  if (!offered || buyers.length === 0) return
  let at = later(now, group.proposed)
  await setTransactionTime(tx, at)
  const id = await propose(tx, actors, group, { ...offered, at, now })
  for (const [index, quantity] of group.joins.slice(0, buyers.length).entries()) {
    at = later(at, 5 + 3 * index)
    await setTransactionTime(tx, at)
    const buyer = actingAt(buyers[(index + place) % buyers.length]!, at)
    const orderId = await join(tx, buyer, { id, quantity, price: priceOf(offered.list_price, group.rungs[0]![1]) })
    const isDecided = index < group.joins.length - group.waiting
    if (orderId !== undefined && isDecided) await approve(tx, actors, orderId, later(at, 2))
  }
}

const priceOf = (listPrice: string, share: number): string =>
  (Math.round(Number(listPrice) * share * 10) / 10).toFixed(2)

interface Offered {
  readonly id: string
  readonly supplier_id: string
  readonly list_price: string
  readonly at: Date
  readonly now: Date
}

async function propose(
  tx: Tx,
  actors: Actors,
  { rungs, maxQty, perBuyer, ends, freezeHours, note }: DemoGroup,
  { id: skuId, supplier_id: supplierId, list_price: listPrice, at, now }: Offered,
): Promise<string> {
  const seller = actingAt(actors.salesOf(supplierId), at)
  const id = await createOffer(tx, seller, {
    skuId,
    rungs: rungs.map(([from, share]) => ({ from, price: priceOf(listPrice, share) })),
    maxQty,
    perBuyer,
    perDept: null,
    startsAt: null,
    endsAt: later(now, ends).toISOString(),
    freezeHours,
    note,
  })
  const versionNow = async () => (await version.one(tx, { id })).version
  await moveOffer(tx, seller, { id, version: await versionNow(), action: 'submit' })
  const operator = actingAt(actors.operator, later(at, 3))
  await decideOffer(tx, operator, { id, version: await versionNow(), decision: 'approve' })
  return id
}

interface Joining {
  readonly id: string
  readonly quantity: number
  readonly price: string
}

async function join(tx: Tx, buyer: Actor, { id, quantity, price }: Joining): Promise<string | undefined> {
  const terms = await addressAndTitle.first(tx, { userId: buyer.userId, deptId: buyer.deptId })
  if (!terms) return undefined
  const { orderId } = await joinGroup(
    tx,
    buyer,
    { ...terms, id, quantity, seenPrice: price, paymentMethod: 'term' },
    `demo-group-${id}-${buyer.now.getTime()}`,
  )
  return orderId
}

/** All approvers agree, one after the other; small orders have none. */
async function approve(tx: Tx, actors: Actors, orderId: string, at: Date): Promise<void> {
  for (let step = 0; step < maxSteps; step++) {
    const { version: read, status, approvers } = await stateOf.one(tx, { id: orderId })
    if (status !== '20') return
    const approver = approvers.map((id) => actors.byId(id)).find((each) => each !== undefined)
    if (!approver) return
    await approveOrder(tx, actingAt(approver, later(at, step)), {
      orderId,
      version: read,
      decision: 'agree',
      reason: '同意',
    })
  }
}
