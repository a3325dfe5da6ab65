import { later } from '../projects/timetable.ts'

const chinaHours = 8
const [opens, closes] = [9, 18]
const weekend: Readonly<Record<number, number>> = { 6: 2, 0: 1 }

/** The same time if it is within office hours in China, otherwise a time in the next ones. */
export function inOfficeHours(at: Date): Date {
  const inChina = later(at, chinaHours)
  const hours = inChina.getUTCHours()
  // Keeps the minutes, for variety.
  const shifted = later(inChina, hours < opens ? opens - hours : hours >= closes ? 24 + opens - hours : 0)
  return later(shifted, (weekend[shifted.getUTCDay()] ?? 0) * 24 - chinaHours)
}

/** The same time, or the evening before if it is night in China. */
export function notAtNight(at: Date): Date {
  const hours = later(at, chinaHours).getUTCHours()
  return hours < opens ? later(at, closes - 24 - hours - 1) : hours >= closes ? later(at, closes - 1 - hours) : at
}
