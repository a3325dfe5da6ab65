import { dayOf, secondOf as secondInChina } from '#contract/kit/calendar.ts'

/**
 * Formats instants in China Standard Time, whatever the time zone of the browser, as filters, exports and documents do.
 * `TimeZoneNote` says so to readers elsewhere.
 */
export { dayOf }

/** `2026-11-21 10:42:05` */
export const secondOf = (instant: string): string => secondInChina(new Date(instant))

/** Minute as digits, `202611211042`, for file names; empty if there is none. */
export const minuteDigits = (instant: string | null): string =>
  instant === null ? '' : secondOf(instant).slice(0, -3).replaceAll(/\D/g, '')

/** Short instant: to the minute, without the current year. `Brief` shows the full one as tooltip. */
export function briefly(instant: string, now: Date = new Date()): string {
  const text = secondOf(instant).slice(0, -3)
  return text.startsWith(dayOf(now).slice(0, 5)) ? text.slice(5) : text
}

export interface Span {
  readonly unit: 'day' | 'hour' | 'minute'
  readonly count: number
}

/** Duration in the largest unit that fits at least once; at least one minute. */
export function spanOf(from: Date, to: Date): Span {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000))
  if (minutes >= 2 * 1440) return { unit: 'day', count: Math.floor(minutes / 1440) }
  return minutes >= 60 ? { unit: 'hour', count: Math.floor(minutes / 60) } : { unit: 'minute', count: minutes }
}

export const spanSince = (instant: string): Span => spanOf(new Date(instant), new Date())
export const spanUntil = (instant: string): Span => spanOf(new Date(), new Date(instant))
export const isOver = (instant: Date, now: Date = new Date()): boolean => instant < now
export const isWithinADay = (instant: string, now: Date = new Date()): boolean =>
  new Date(instant).getTime() - now.getTime() < 86_400_000

/** Business day relative to today, such as the earliest selectable day. */
export const dayFromToday = (days: number, now: Date = new Date()): string =>
  dayOf(new Date(now.getTime() + days * 86_400_000))
