import { dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { dataOf, finish, lockAgreement } from './agreement.access.service.ts'
import { dueAgreements, takeExpiring } from './agreement.store.ts'
import { closeChange } from './changes/change.service.ts'

/** Days before the last day at which both sides get a message. */
const warnedDays = [30, 7, 0] as const

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/**
 * Begins agreements on their first day and ends them after their last one. The rows of the price book have days of
 * their own, so prices do not wait for this: it keeps the state that people read.
 */
export async function moveByDate(context: Context): Promise<void> {
  const { database, tenantId, now } = context
  const today = dayOf(now)
  await eachItem(
    context,
    await database.read(tenantId, (db) => dueAgreements(db, { today })),
    ({ id }) => `agreement ${id}`,
    ({ id }) =>
      database.write(tenantId, async (tx) => {
        const actor = systemActor(tenantId, '', now)
        const held = await lockAgreement(tx, actor, id)
        const { status, valid_from: from, valid_to: to } = held.agreement
        if (status === '40' && from <= today) await finish(tx, actor, held, 'begin', 'begun')
        else if ((status === '50' || status === '55') && to < today) {
          if (held.change)
            await closeChange(tx, actor, held, { action: 'withdraw', verb: 'changeWithdrawn', reason: '' })
          await finish(tx, actor, held, 'expire', 'expired', { patch: { ended_at: now } })
        }
      }),
  )
}

/** Publishes once for each agreement, number of days and end that it ends soon. */
export const warnOfEnd = async ({ database, tenantId, now }: Context): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const events = (await takeExpiring(tx, dayOf(now), warnedDays)).map((row) =>
      newEvent('agreement.expiring', {
        id: row.id,
        from: row.status,
        to: row.status,
        data: {
          ...dataOf(row, row.supplier_ids),
          supplierName: row.supplier_name,
          lastDay: row.last_day,
          days: row.days,
        },
      }),
    )
    await publish(tx, systemActor(tenantId, '', now), ...events)
  })
