import { dayOf, monthsLater } from '#contract/kit/calendar.ts'
import { pointsOfYuan, yuanOfPoints } from '#contract/ledger/points.ts'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { earnPoints, expirePoints, takeExpiringPoints } from '#modules/ledger/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { keptOfOrder, noteEarned, ordersToEarn } from './earning.store.ts'
import { earnedBy, returnableSince } from './points.rules.ts'
import { activeRules } from './points.store.ts'

/** Days before the end of points at which their owner gets a message. */
const warnedAt = [30, 7]
/** Lots that one transaction expires. */
const lotsAtOnce = 1000

/** Gives points for orders whose period for returns has ended, each in a transaction of its own. */
export async function earnForOrders(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const { due, before } = await database.read(tenantId, async (db) => {
    const rules = await activeRules(db)
    if (rules.length === 0) return { due: [], before: now }
    const { returnDays } = await readSettings(db, 'returnDays')
    const since = new Date(Math.min(...rules.map(({ active_since: from }) => from.getTime())))
    const end = returnableSince(returnDays, now)
    return { due: await ordersToEarn(db, { before: end, since }), before: end }
  })
  await eachItem(
    context,
    due,
    ({ id }) => id,
    ({ id }) => database.write(tenantId, (tx) => earnForOrder(tx, { orderId: id, tenantId, now, before })),
  )
}

interface Due {
  readonly orderId: string
  readonly tenantId: string
  readonly now: Date
  /** End of the period for returns. */
  readonly before: Date
}

/** Gives the points of one order by each rule that holds for it; a second time gives none. */
export async function earnForOrder(tx: Tx, { orderId, tenantId, now, before }: Due): Promise<void> {
  const order = await keptOfOrder(tx, orderId, before)
  if (!order) return
  const rules = (await activeRules(tx)).filter(({ active_since: from }) => from <= order.completed_at)
  const given = rules.map((rule) => ({ rule, points: earnedBy(rule, order.paid) })).filter(({ points }) => points > 0)
  const total = given.reduce((all, { points }) => all + points, 0)
  if (!(await noteEarned(tx, orderId, total, now))) return
  const actor = systemActor(tenantId, '', now)
  for (const { rule, points } of given) {
    const expiresOn = monthsLater(dayOf(now), rule.valid_months)
    const data = { userId: order.buyer_id, points, orderNo: order.no, expiresOn }
    await publish(tx, actor, newEvent('points.earned', { id: orderId, data }))
    await earnPoints(tx, {
      userId: order.buyer_id,
      amount: yuanOfPoints(points),
      expiresOn,
      sourceKind: 'order',
      sourceId: orderId,
      ruleId: rule.id,
      reason: `${rule.name} · ${order.no}`,
    })
  }
}

/** Takes what has expired out of the accounts, until nothing is left to expire. */
export async function expireDuePoints({ database, tenantId, now, signal }: JobContext): Promise<void> {
  const today = dayOf(now)
  const actor = systemActor(tenantId, '', now)
  for (;;) {
    const gone = await database.write(tenantId, async (tx) => {
      const lost = await expirePoints(tx, today, lotsAtOnce)
      const events = lost.map(({ owner, expired }) =>
        newEvent('points.expired', { id: owner, data: { userId: owner, points: pointsOfYuan(expired) } }),
      )
      if (events.length > 0) await publish(tx, actor, ...events)
      return lost.length
    })
    if (gone === 0 || signal.aborted) return
  }
}

/** Tells owners of points that they expire soon, once for each lot and number of days. */
export const warnOfExpiry = ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const soon = await takeExpiringPoints(tx, dayOf(now), warnedAt)
    const events = soon.map(({ owner_id: userId, amount, expires_on: expiresOn, days }) =>
      newEvent('points.expiring', { id: userId, data: { userId, points: pointsOfYuan(amount), expiresOn, days } }),
    )
    if (events.length > 0) await publish(tx, systemActor(tenantId, '', now), ...events)
  })
