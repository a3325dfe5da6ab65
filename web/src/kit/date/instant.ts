import { dayOf, secondOf } from '#web/kit/format/time.ts'

/** Day and time of an instant on the reader's own clock; empty where there is none. */
export function partsOfInstant(instant: unknown): readonly [day: string, time: string] {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return ['', '']
  return [dayOf(new Date(instant)), secondOf(instant).slice(11, 16)]
}

/** The instant at which a clock of the reader shows this day and time; empty without a day. */
export const instantOf = (day: string, time: string): string =>
  day === '' ? '' : new Date(`${day}T${time}:00`).toISOString()
