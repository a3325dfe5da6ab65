import { dayOf } from '#contract/kit/calendar.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { quotaOf } from '#modules/ledger/index.ts'
import { submitOrder } from '#modules/ordering/index.ts'
import { type Actors, actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { randomOf } from '../random.ts'
import type { Course, DemoOrder } from './demoOrder.ts'
import { ordersOf } from './demoOrders.ts'
import { chooseGoods } from './goods.ts'
import { keepGoods } from './keepGoods.ts'
import type { OrderRun } from './orderRun.ts'
import { courses } from './courses.ts'
import { inOfficeHours, notAtNight } from './officeHours.ts'
import { projectNumbers, purposes } from './words.ts'

interface Chosen {
  readonly place: number
  readonly isSmall: boolean
}

/** Courses of orders whose buyer wants the goods inspected. */
const inspectedCourses: ReadonlySet<Course> = new Set(['inInspection', 'inspectedInPart'])
/** Range of the random factor for durations. */
const [fastest, slowest] = [0.7, 1.3]
/** Days until the requested delivery date. */
const daysToExpect = 10
/** Share of the orders whose goods the buyer adds to the favourites. */
const favouriteShare = 0.2
/** Actions older than this are moved to office hours; later ones keep the hours of their plan. */
const pastHours = 12 * 24

/** Creates one order of the demo with its history until now. */
export async function createPastOrder(
  tx: Tx,
  { now, tenantId }: JobContext,
  { place, isSmall }: Chosen,
): Promise<void> {
  const order = ordersOf(isSmall)[place]
  // A later version may have fewer.
  if (!order) return
  const actors = await actorsOf(tx, tenantId)
  const random = randomOf(6400, place)
  const buyer = buyerOf(actors, order, place)
  const isPast = order.hoursAgo > pastHours
  const timed = isPast ? inOfficeHours : (at: Date) => at
  const began = later(now, -order.hoursAgo)
  let at = isPast ? inOfficeHours(began) : notAtNight(began)
  const run: OrderRun = { tx, actors, order, buyer, place, random }
  await setTransactionTime(tx, at)
  const orderId = await submit(
    run,
    at,
    ordersOf(isSmall).findIndex(({ account }) => account === order.account) === place,
  )
  if (orderId === undefined) return
  for (const [hours, act] of courses[order.course]) {
    at = timed(later(at, hours * (fastest + (slowest - fastest) * random.next())))
    if (at > now) return
    await setTransactionTime(tx, at)
    await act(run, at, orderId)
  }
}

const buyerOf = (actors: Actors, { account }: DemoOrder, place: number): Actor =>
  actors.of(account) ?? actors.buyers[place % actors.buyers.length]!

/** Submits the order; returns its id, or undefined if no suitable goods are on sale. */
async function submit(
  { tx, order, buyer: actor, place, random }: OrderRun,
  at: Date,
  isFirst: boolean,
): Promise<string | undefined> {
  const buyer = { ...actor, now: at }
  const lines = await chooseGoods(tx, buyer, order, place)
  if (lines.length === 0) return undefined
  const { addressId, invoiceTitleId } = await addressAndTitleOf(tx, buyer)
  const [quota] = await quotaOf(tx, buyer, [buyer.deptId], dayOf(at))
  const methods: readonly PaymentMethod[] = quota ? ['term', 'term', 'quota', 'transfer'] : ['term', 'term', 'transfer']
  const { orders } = await submitOrder(
    tx,
    buyer,
    {
      lines,
      addressId,
      invoiceTitleId,
      paymentMethod: random.pick(methods),
      expectedDate: dayOf(later(at, daysToExpect * 24)),
      purpose: random.pick(purposes),
      ...(await allocationOf(tx, buyer, place)),
      needsInspection: inspectedCourses.has(order.course),
    },
    `demo-${place}`,
  )
  await keepGoods(tx, buyer, lines, { isFirst, isFavourite: randomOf(6500, place).chance(favouriteShare) })
  return orders[0]!.orderId
}

const costCentres = sqlQuery(
  'demo.costCentres',
  `select id from ordering.cost_centres
   where not disabled and (dept_id is null or dept_id = any ($deptPath::bigint[])) order by id`,
)
/** Share of the orders that name a cost centre, and of those that also name a project. */
const [centreShare, projectShare] = [0.7, 0.4]

/** Cost centre and project number of most orders, where the tenant has cost centres. */
async function allocationOf(tx: Tx, { deptPath }: Actor, place: number) {
  const random = randomOf(6600, place)
  const found = await costCentres(tx, { deptPath: [...deptPath] })
  if (found.length === 0 || !random.chance(centreShare)) return {}
  return {
    costCentreId: random.pick(found).id,
    ...(random.chance(projectShare) ? { projectNo: random.pick(projectNumbers) } : {}),
  }
}

const addressAndTitle = sqlQuery(
  'demo.addressAndTitle',
  `select a.id as "addressId", t.id as "invoiceTitleId" from ordering.addresses a
   join ordering.invoice_titles t on t.tenant_id = a.tenant_id and t.dept_id = $deptId
   where a.user_id = $userId order by a.is_default desc, t.is_default desc limit 1`,
)
/** Delivery address of a buyer and invoice title of the department. */
export const addressAndTitleOf = (tx: Tx, { userId, deptId }: Actor) => addressAndTitle.one(tx, { userId, deptId })
