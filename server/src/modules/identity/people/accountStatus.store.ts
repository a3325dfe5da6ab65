import { sql } from 'kysely'
import type { AccountStatus, qryDeptUsers } from '#contract/identity/identity.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { anyOf } from '#kit/database/query.parts.ts'

type Locked = readonly string[] | null
export interface PeopleFilter extends FilterOf<typeof qryDeptUsers> {
  /** People whose login is locked; null for callers who see whether accounts are enabled and nothing of their logins. */
  readonly lockedIds: Locked
}

/** Status of an account, as `accountStatusOf` computes it. */
export const statusOf = (lockedIds: Locked) =>
  lockedIds
    ? sql<AccountStatus>`case when u.disabled then 'disabled' when u.person_id = ${anyOf(lockedIds)} then 'locked'
        when p.must_change or u.last_login_at is null then 'notActivated' else 'active' end`
    : sql<AccountStatus>`case when u.disabled then 'disabled' else 'active' end`
