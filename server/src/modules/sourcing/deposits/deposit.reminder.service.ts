import { dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { takeDueDeposits } from './deposit.store.ts'

/** Days before a deposit is to be returned, and once its day has passed. */
const remindedDays = [15, 3, 0, -1] as const

/** Job: publishes once for each deposit and number of days that it is to be returned soon, or was to be before. */
export const remindOfDeposits = async ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const events = (await takeDueDeposits(tx, dayOf(now), remindedDays)).map((row) =>
      newEvent('projectDeposit.due', {
        id: row.id,
        from: row.status,
        to: row.status,
        data: {
          projectId: row.project_id,
          title: row.title,
          projectNo: row.project_no,
          supplierId: row.supplier_id,
          supplierName: row.supplier_name,
          amount: row.amount,
          ownerId: row.owner_id,
          dueOn: row.due_on,
          days: row.days,
        },
      }),
    )
    await publish(tx, systemActor(tenantId, '', now), ...events)
  })
