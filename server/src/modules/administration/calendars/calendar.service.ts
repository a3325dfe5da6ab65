import type * as contract from '#contract/administration/calendars.ts'
import { maxDaysAtOnce } from '#contract/administration/calendars.ts'
import { dayAfter, dayOf, daysBetween as countDays } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { calendarDays, daysBetween, putCalendarDays } from '#modules/tenancy/index.ts'

export async function addCalendarDays(tx: Tx, actor: Actor, input: Input<typeof contract.addCalendarDays>) {
  const { from, to, kind, name, enName } = input
  const count = countDays(from, to ?? from) + 1
  if (count < 1 || count > maxDaysAtOnce) refuse('calendar.range', { max: maxDaysAtOnce })
  const days = Array.from({ length: count }, (_, ahead) => dayAfter(from, ahead))
  const written = await putCalendarDays(tx, days, { kind, name: name.trim(), enName: enName.trim() })
  const events = written.map(({ id, day }) => newEvent('calendarDay.added', { id, data: { day, name } }))
  await publish(tx, actor, ...events)
}

export async function editCalendarDay(tx: Tx, actor: Actor, input: Input<typeof contract.editCalendarDay>) {
  const { dayId: id, version, kind, name, enName } = input
  const before = await calendarDays.lock(tx, id, version)
  await calendarDays.set(tx, before, { kind, name: name.trim(), en_name: enName.trim() })
  const changed = fieldsChanged(
    { kind: before.kind, name: before.name, enName: before.en_name },
    { kind, name, enName },
  )
  await publish(tx, actor, newEvent('calendarDay.edited', { id, data: { day: before.day, ...changed } }))
  return id
}

export async function removeCalendarDay(tx: Tx, actor: Actor, input: Input<typeof contract.removeCalendarDay>) {
  const row = await calendarDays.lock(tx, input.dayId, input.version)
  await calendarDays.remove(tx, row)
  await publish(tx, actor, newEvent('calendarDay.removed', { id: row.id, data: { day: row.day, name: row.name } }))
}

const november = 11

/** Coming year without days, once it is November. */
export async function missingYear(db: Db, now: Date): Promise<number | null> {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  if (month < november) return null
  const days = await daysBetween(db, `${year + 1}-01-01`, `${year + 1}-12-31`)
  return days.size > 0 ? null : year + 1
}
