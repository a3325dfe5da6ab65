import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  answerDispute,
  bookOrder,
  confirmStatement,
  createStatement,
  disputeLine,
  sendStatement,
} from '#modules/settlement/index.ts'
import { actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'

const received = sqlQuery(
  'demo.receivedOrders',
  `select distinct order_id from ordering.receipts order by order_id limit 2000`,
)
const unstated = sqlQuery(
  'demo.unstated',
  `select supplier_id, payer_no from settlement.lines where statement_id is null and booked_on < ($month || '-01')::date + interval '1 month'
   group by 1, 2 order by sum(gross) desc, 1, 2`,
)
const versionOf = sqlQuery('demo.versionOfStatement', `select id, version from settlement.statements where id = $id`)
const firstLine = sqlQuery(
  'demo.lineOfStatement',
  `select id, gross, price from settlement.lines where statement_id = $id and kind = 'receipt' and price is not null
   order by gross desc limit 1`,
)
const openDispute = sqlQuery(
  'demo.openDispute',
  `select id from settlement.disputes where statement_id = $id and status = 'open' limit 1`,
)

type Outcome = 'draft' | 'sent' | 'disputed' | 'answered' | 'confirmed'
/** Months of which the demo has orders. */
const monthsOfOrders = 12
const outcomes: readonly Outcome[] = ['sent', 'disputed', 'confirmed', 'draft', 'answered', 'sent']

interface Run {
  readonly tx: Tx
  readonly clerk: Actor
  readonly sellerOf: (supplierId: string) => Actor
}

/** Statements of all months of the orders, each drawn up at the beginning of the next one. */
export async function createPastStatements(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const clerk = actors.of('guqinghe') ?? actors.of('zhongguanqi') ?? actors.of('tudingzhou')
  if (!clerk) return
  // Their events are booked by the worker, which may still be on its way.
  for (const { order_id: orderId } of await received(tx)) await bookOrder(tx, orderId)
  const run: Run = { tx, clerk, sellerOf: actors.salesOf }
  const month = dayOf(now).slice(0, 7)
  for (let back = monthsOfOrders; back >= 1; back -= 1) {
    const of = monthAfter(month, -back)
    const startOfNext = new Date(`${monthAfter(of, 1)}-01T09:30:00+08:00`)
    const begin = startOfNext < now ? startOfNext : now
    for (const [place, { supplier_id: supplierId, payer_no: payerNo }] of (await unstated(tx, { month: of })).entries())
      await settle(run, { supplierId, payerNo, month: of }, later(begin, place / 10), now, outcomeOf(back, place))
  }
}

/** Earlier statements are confirmed; those of the last month are in all states. */
const outcomeOf = (back: number, place: number): Outcome =>
  back > 1 ? 'confirmed' : outcomes[place % outcomes.length]!

type Of = Parameters<typeof createStatement>[2]

async function settle({ tx, clerk, sellerOf }: Run, of: Of, begin: Date, now: Date, outcome: Outcome): Promise<void> {
  const seller = sellerOf(of.supplierId)
  /** Step of a person some hours after the statement was drawn up, but never in the future. */
  const step = async (actor: Actor, hours: number): Promise<Actor> => {
    const wanted = later(begin, hours)
    const at = wanted < now ? wanted : now
    await setTransactionTime(tx, at)
    return { ...actor, now: at }
  }
  const id = await createStatement(tx, await step(clerk, 0), of)
  const held = () => versionOf.one(tx, { id })
  if (outcome === 'draft') return
  await sendStatement(tx, await step(clerk, 2), await held())
  if (outcome === 'sent') return
  const line = await firstLine.first(tx, { id })
  if (outcome !== 'confirmed' && line) {
    const requested = (Number(line.gross) + Number(line.price)).toFixed(2)
    const text = '送货单签收数量比入账多 1 件，请核对。'
    await disputeLine(tx, await step(seller, 4), {
      ...(await held()),
      lineId: line.id,
      kind: 'quantity',
      requested,
      text,
    })
    if (outcome === 'disputed') return
    const { id: disputeId } = await openDispute.one(tx, { id })
    const answer = '仓库确认漏录 1 件，同意补入本期。'
    await answerDispute(tx, await step(clerk, 6), { ...(await held()), disputeId, decision: 'accept', answer })
    await sendStatement(tx, await step(clerk, 7), await held())
    return
  }
  await confirmStatement(tx, await step(seller, 5), await held())
}
