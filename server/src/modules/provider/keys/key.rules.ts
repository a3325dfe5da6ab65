import type { SigningAlgorithm } from '#contract/provider/signingKeys.ts'

const day = 86_400_000

/** Default of `oidcKeyDays`: days after which a key is rotated. */
export const defaultDays = 90
/**
 * Retention of a replaced key: tokens live for minutes, but serve as logout hints as long as the login, at most a week.
 */
export const daysAfterReplacement = 8
export const algorithms: readonly SigningAlgorithm[] = ['RS256', 'ES256']

interface KeyAge {
  readonly made_at: Date
  readonly replaced_at: Date | null
}

export const isDue = ({ made_at: madeAt, replaced_at: replacedAt }: KeyAge, days: number, now: Date): boolean =>
  replacedAt === null && now.getTime() - madeAt.getTime() >= Math.min(Math.max(days, 1), 3650) * day

/** Time at which a replaced key is removed. */
export const removedAt = ({ replaced_at: replacedAt }: KeyAge): Date | null =>
  replacedAt && new Date(replacedAt.getTime() + daysAfterReplacement * day)

/** Whether a key was just created: prevents a second rotation by a double click or by two people. */
export const isJustMade = ({ made_at: madeAt, replaced_at: replacedAt }: KeyAge, now: Date): boolean =>
  replacedAt === null && now.getTime() - madeAt.getTime() < 60_000
