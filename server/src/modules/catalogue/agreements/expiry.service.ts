import { dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { takeExpiring } from './expiry.store.ts'

/** Days before the last day at which the warning is sent. */
const warnedDays = 30

/** Publishes once for each agreement and last day that its prices expire soon. */
export const warnOfAgreements = async ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const events = (await takeExpiring(tx, dayOf(now), warnedDays)).map((row) =>
      newEvent('agreementPrice.expiring', {
        id: row.id,
        data: {
          agreementNo: row.agreement_no,
          supplierId: row.supplier_id,
          supplierName: row.supplier_name,
          lastDay: row.last_day,
          prices: row.prices,
        },
      }),
    )
    await publish(tx, systemActor(tenantId, '', now), ...events)
  })
