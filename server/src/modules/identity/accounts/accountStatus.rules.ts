import type { AccountStatus } from '#contract/identity/identity.ts'
import { isOver } from './account.rules.ts'

interface AccountFacts {
  readonly disabled: boolean
  readonly expires_at: Date | null
  readonly must_change: boolean
  readonly last_login_at: Date | null
}

/** Status of an account, for its detail; the list computes it in its statement (`statusOf`). */
export function accountStatusOf(
  { disabled, expires_at: end, must_change: hasInitialPassword, last_login_at: at }: AccountFacts,
  { now, isLocked }: { readonly now: Date; readonly isLocked: boolean },
): AccountStatus {
  if (disabled) return 'disabled'
  if (isOver(end, now)) return 'expired'
  if (isLocked) return 'locked'
  return hasInitialPassword || at === null ? 'notActivated' : 'active'
}
