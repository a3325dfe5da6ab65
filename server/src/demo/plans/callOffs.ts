import { dayOf } from '#contract/kit/calendar.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { callOff } from '#modules/plans/index.ts'
import * as actions from '../orders/actions.ts'
import { addressAndTitleOf } from '../orders/pastOrder.ts'
import type { Action, OrderRun } from '../orders/orderRun.ts'
import type { Actors } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { randomOf } from '../random.ts'

const released = sqlQuery(
  'demo.releasedLines',
  `select p.id as plan_id, p.author_id, l.id, l.sku_id as "sku_id!", l.quantity from plans.lines l
   join plans.plans p on p.tenant_id = l.tenant_id and p.id = l.plan_id
   where p.cycle_id = $cycleId and l.method = 'mall' order by p.id, l.line_no`,
)

/** Share of the approved quantity that is called off, line by line: all, most, half, nothing. */
const shares = [1, 0.8, 0.5, 0] as const
/** What happens to the orders, with the hours since the action before. */
const course: readonly (readonly [hours: number, act: Action])[] = [
  [5, actions.accept],
  [30, actions.shipRest],
  [44, actions.receiveAll],
]

/** Departments call their approved quantities off in part; the orders are delivered. */
export async function callOffSome(tx: Tx, actors: Actors, cycleId: string, from: Date, now: Date): Promise<void> {
  const plans = [...Map.groupBy(await released(tx, { cycleId }), ({ plan_id: id }) => id).values()]
  for (const [place, lines] of plans.entries()) {
    const buyer = actors.byId(lines[0]!.author_id)
    if (!buyer) continue
    const at = later(from, place * 20)
    const acting = { ...buyer, now: at }
    await setTransactionTime(tx, at)
    const wanted = lines
      .map((line, index) => ({ ...line, qty: Math.floor(line.quantity * shares[index % shares.length]!) }))
      .filter(({ qty }) => qty > 0)
    const quotes = await quoteLines(
      tx,
      acting,
      wanted.map(({ sku_id: skuId, qty }) => ({ skuId, qty })),
    )
    const bought = wanted.flatMap(({ id: lineId, sku_id: skuId, qty: quantity }) => {
      const quote = quotes.find((one) => one.skuId === skuId)
      return quote?.obstacle === null ? [{ lineId, quantity, seenPrice: quote.unitPrice }] : []
    })
    if (bought.length === 0) continue
    const { orders } = await callOff(
      tx,
      acting,
      {
        id: lines[0]!.plan_id,
        lines: bought,
        ...(await addressAndTitleOf(tx, acting)),
        paymentMethod: 'term',
        expectedDate: dayOf(later(at, 240)),
        purpose: '按采购计划下单',
      },
      `demo-plan-${place}`,
    )
    for (const { orderId } of orders) await deliver({ tx, actors, place, buyer: acting, orderId, at, now })
  }
}

interface Delivering extends Pick<OrderRun, 'tx' | 'actors' | 'place' | 'buyer'> {
  readonly orderId: string
  readonly at: Date
  readonly now: Date
}

async function deliver({ tx, actors, place, buyer, orderId, at: began, now }: Delivering): Promise<void> {
  const order = {
    course: 'received',
    hoursAgo: 0,
    account: buyer.userCode,
    section: '01',
    amount: 0,
    isEveryday: false,
  } as const
  const run: OrderRun = { tx, actors, order, buyer, place, random: randomOf(6800, place) }
  let at = began
  for (const [hours, act] of course) {
    at = later(at, hours)
    if (at > now) return
    await setTransactionTime(tx, at)
    await act(run, at, orderId)
  }
}
