const HOUR = 3_600_000

/** Less than a day is left: the figures are in the accent, and the button is solid. */
export const isUrgent = (left: number): boolean => left > 0 && left < 24 * HOUR

export const warnings = ['day', 'hour', 'minutes'] as const
/** The last warning that is due: less than a day, an hour, five minutes. Each is announced once. */
export function warningAt(left: number): (typeof warnings)[number] | '' {
  if (left <= 0 || left > 24 * HOUR) return ''
  if (left > HOUR) return 'day'
  return left > HOUR / 12 ? 'hour' : 'minutes'
}
