import { dayOf } from '#contract/kit/calendar.ts'
import { reminderDays } from '#contract/suppliers/certificates.ts'
import { systemActor } from '#kit/actor.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { takeExpiringStandings } from '#modules/suppliers/index.ts'
import { qualificationsNamed } from './qualification.store.ts'

/** Publishes once for each qualification and number of days left that it ends soon, or today. */
export const remindOfQualifications = async ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const taken = await takeExpiringStandings(tx, { today: dayOf(now), days: reminderDays })
    if (taken.length === 0) return
    const rows = await qualificationsNamed(tx, { ids: taken.map(({ qualification_id: id }) => id) })
    const named = new Map(rows.map((row) => [row.id, row]))
    const events = taken.flatMap(({ qualification_id: id, valid_to: validTo, days }) => {
      const row = named.get(id)
      if (!row) return []
      const { supplier_id: supplierId, supplier_name: supplierName, categories } = row
      return [newEvent('qualification.expiring', { id, data: { supplierId, supplierName, categories, validTo, days } })]
    })
    await publish(tx, systemActor(tenantId, '', now), ...events)
  })
