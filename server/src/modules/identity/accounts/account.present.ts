import type { PersonAccount } from '#contract/identity/people.ts'
import { availabilityOf } from '#contract/kit/availability.ts'
import type { Actor } from '#kit/actor.ts'
import { accountActions, lastDayOf } from './account.rules.ts'
import type { PersonAccountRow } from './account.store.ts'

export function presentAccount(account: PersonAccountRow, actor: Actor): PersonAccount {
  const {
    personId,
    mobile: _,
    email: __,
    openSessions: ___,
    disabled,
    expires_at: end,
    last_login_at: at,
    ...row
  } = account
  return {
    ...row,
    status: availabilityOf({ disabled }),
    expiresOn: lastDayOf(end),
    lastLoginAt: at?.toISOString() ?? null,
    can: accountActions({ person_id: personId, disabled }, actor),
  }
}
