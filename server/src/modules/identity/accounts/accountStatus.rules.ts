import type { AccountStatus } from '#contract/identity/identity.ts'

interface LoginFacts {
  readonly disabled: boolean
  readonly must_change: boolean
  readonly last_login_at: Date | null
}

/** Status of an account, for its detail; the list computes it in its statement (`statusOf`). */
export function accountStatusOf(
  { disabled, must_change: hasInitialPassword, last_login_at: at }: LoginFacts,
  isLocked: boolean,
): AccountStatus {
  if (disabled || isLocked) return disabled ? 'disabled' : 'locked'
  return hasInitialPassword || at === null ? 'notActivated' : 'active'
}
