import { sql } from 'kysely'
import type { AccountStatus, qryDeptUsers } from '#contract/identity/identity.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { anyOf } from '#kit/database/query.parts.ts'

/** What the status of accounts depends on. */
export interface StatusScope {
  /** People whose login is locked; null for callers who see whether accounts are open and nothing of their logins. */
  readonly lockedIds: readonly string[] | null
  readonly now: Date
}
export interface PeopleFilter extends FilterOf<typeof qryDeptUsers>, StatusScope {}

/** Status of an account, as `accountStatusOf` computes it. */
export const statusOf = ({ lockedIds, now }: StatusScope) =>
  sql<AccountStatus>`case when u.disabled then 'disabled' when u.expires_at <= ${now} then 'expired' ${
    lockedIds
      ? sql`when u.person_id = ${anyOf(lockedIds)} then 'locked'
          when p.must_change or u.last_login_at is null then 'notActivated'`
      : sql``
  } else 'active' end`
