import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  computeScores,
  contests,
  countFact,
  factEvents,
  type FactEvent,
  publishScores,
} from '#modules/onboarding/index.ts'
import { type Actors, actorsOf } from '../projects/actors.ts'

const happened = sqlQuery(
  'demo.eventsOfScores',
  `select id, name, entity_id, at from kit.events where name = any ($names::text[]) order by id limit 20000`,
)
const worstFact = sqlQuery(
  'demo.worstFactOfScore',
  `select c.id, c.supplier_id, f.id as fact_id from onboarding.scorecards c
   join lateral (select f.id from onboarding.score_facts f where f.id = any (c.fact_ids) and f.den > 0 order by f.num / f.den, f.id limit 1) f on true
   where c.period = $period order by c.points, c.id limit 2`,
)
/** Quarters that the demo scores; the last one is not published yet. */
const quarters = 4

const quarterOf = (month: string): string => `${month.slice(0, 4)}Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`

/** Scores of the last quarters, all but the last published; one is contested and revised, another contest waits. */
export async function createPastScores(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  // Their events are counted by the worker, which may still be on its way.
  for (const { id, name, entity_id: entityId, at } of await happened(tx, { names: factEvents }))
    await countFact(tx, name as FactEvent, { id, entity_id: entityId, at })
  const month = dayOf(now).slice(0, 7)
  for (let back = quarters; back >= 1; back -= 1) {
    const period = quarterOf(monthAfter(month, -3 * back))
    const end = new Date(`${monthAfter(firstOf(period), 3)}-05T09:30:00+08:00`)
    const at = back === 2 ? new Date(now.getTime() - 3 * 86_400_000) : end < now ? end : now
    const operator = { ...actors.operator, now: at }
    await setTransactionTime(tx, at)
    await computeScores(tx, operator, period)
    if (back === 1) continue
    await publishScores(tx, operator, period)
    if (back === 2) await contest(tx, actors, period, at)
  }
}

const firstOf = (period: string): string =>
  `${period.slice(0, 4)}-${String(Number(period.slice(5)) * 3 - 2).padStart(2, '0')}`

const reasons = ['收货人要求推迟到货，已在订单沟通记录中确认。', '评价内容与商品无关，请核实。']

/** Contests of the two lowest scores: the first is granted, the second waits. */
async function contest(tx: Tx, actors: Actors, period: string, at: Date): Promise<void> {
  for (const [place, { id, supplier_id: supplierId, fact_id: factId }] of (await worstFact(tx, { period })).entries()) {
    const seller: Actor = { ...actors.salesOf(supplierId), now: at }
    const draft = { scorecardId: id, factIds: [factId], contestReason: reasons[place]! }
    const contestId = await contests.commands.save(tx, seller, draft)
    await contests.commands.submit(tx, seller, { id: contestId, version: 2 })
    if (place === 0) {
      // Saving, checking and submitting have counted the version up.
      const version = 4
      await contests.commands.grant(
        tx,
        { ...actors.operator, now: at },
        { id: contestId, version, reply: '情况属实，予以剔除。' },
      )
    }
  }
}
