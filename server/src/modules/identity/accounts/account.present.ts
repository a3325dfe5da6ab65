import type { PersonAccount } from '#contract/identity/people.ts'
import type { Actor } from '#kit/actor.ts'
import { accountActions, lastDayOf } from './account.rules.ts'
import type { PersonAccountRow } from './account.store.ts'
import { accountStatusOf } from './accountStatus.rules.ts'

export function presentAccount(account: PersonAccountRow, actor: Actor, isLocked: boolean): PersonAccount {
  const {
    personId,
    mobile: _,
    email: __,
    openSessions: ___,
    disabled,
    must_change: ____,
    expires_at: end,
    last_login_at: at,
    ...row
  } = account
  return {
    ...row,
    status: accountStatusOf(account, { now: actor.now, isLocked }),
    expiresOn: lastDayOf(end),
    lastLoginAt: at?.toISOString() ?? null,
    can: accountActions({ person_id: personId, disabled }, actor),
  }
}
