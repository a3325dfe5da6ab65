import { dayOf } from '#contract/kit/calendar.ts'
import { reminderDays } from '#contract/suppliers/certificates.ts'
import { systemActor } from '#kit/actor.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { takeExpiring } from './certificate.store.ts'

/** Publishes once for each certificate and number of days left that it expires soon, or today. */
export const remindOfCertificates = async ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const events = (await takeExpiring(tx, dayOf(now), reminderDays)).map((row) =>
      newEvent('supplierCertificate.expiring', {
        id: row.id,
        data: {
          supplierId: row.supplier_id,
          supplierName: row.supplier_name,
          type: row.type,
          no: row.no,
          lastDay: row.last_day,
          days: row.days,
        },
      }),
    )
    await publish(tx, systemActor(tenantId, '', now), ...events)
  })
