const HOUR = 3_600_000

/** Urgent: less than a day is left; shown in the accent colour and by a solid button. */
export const isUrgent = (left: number): boolean => left > 0 && left < 24 * HOUR

export const warnings = ['day', 'hour', 'minutes'] as const
/** Current warning: less than a day, an hour, five minutes. Each is announced once. */
export function warningAt(left: number): (typeof warnings)[number] | '' {
  if (left <= 0 || left > 24 * HOUR) return ''
  if (left > HOUR) return 'day'
  return left > HOUR / 12 ? 'hour' : 'minutes'
}
