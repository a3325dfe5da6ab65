import type { Countdown } from '#contract/sourcing/countdown.ts'

const HOUR = 3_600_000

/**
 * Urgent: a deadline is less than a day away; shown in the accent colour and by a solid button. The opening of a stage
 * is not urgent, because nobody can act on it.
 */
export const isUrgent = ({ label, left }: Pick<Countdown, 'label' | 'left'>): boolean =>
  label.endsWith('End') && left > 0 && left < 24 * HOUR

export const warnings = ['day', 'hour', 'minutes'] as const
/** Current warning: less than a day, an hour, five minutes. Each is announced once. */
export function warningAt(left: number): (typeof warnings)[number] | '' {
  if (left <= 0 || left > 24 * HOUR) return ''
  if (left > HOUR) return 'day'
  return left > HOUR / 12 ? 'hour' : 'minutes'
}
