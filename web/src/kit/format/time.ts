/** Formats instants in the browser's time zone; days without time are not converted. */
const two = (value: number) => String(value).padStart(2, '0')

export const dayOf = (instant: Date): string =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`

/** `2026-11-21 10:42:05` */
export function secondOf(instant: string): string {
  const at = new Date(instant)
  return `${dayOf(at)} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

/** Minute as digits, `202611211042`, for file names; empty if there is none. */
export const minuteDigits = (instant: string | null): string =>
  instant === null ? '' : secondOf(instant).slice(0, -3).replaceAll(/\D/g, '')

/** Short instant: to the minute, without the current year. `Brief` shows the full one as tooltip. */
export function briefly(instant: string, now: Date = new Date()): string {
  const text = secondOf(instant).slice(0, -3)
  return text.startsWith(`${now.getFullYear()}-`) ? text.slice(5) : text
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

/** Day relative to today, such as the earliest selectable day. */
export function dayFromToday(days: number, now: Date = new Date()): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}
