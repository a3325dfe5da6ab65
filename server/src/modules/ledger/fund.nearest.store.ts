import type { FundKind } from '#contract/ledger/ledger.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { FundRow } from './fund.store.ts'

const nearest = sqlQuery(
  'ledger.fund.nearest',
  `
  select distinct on (requested.id) requested.id as for_dept_id, a.id, a.kind, a.version, a.name, a.dept_id as "dept_id!", d.name as dept_name,
    a.starts_on as "starts_on!", a.ends_on as "ends_on!", a.state, a.source, a.available, a.frozen,
    (c.available + beside.actual + beside.repaid)::numeric(18, 2) as "committed!", beside.actual as "actual!"
  from identity.departments requested
  join ledger.accounts a on a.dept_id = any (requested.path)
  join ledger.accounts c on c.of_id = a.id and c.kind = 'committed'
  cross join lateral (select
      coalesce(sum(x.available) filter (where x.kind = 'actual'), 0)::numeric(18, 2) as actual,
      coalesce(sum(x.available) filter (where x.kind = 'repaid'), 0)::numeric(18, 2) as repaid
    from ledger.accounts x where x.tenant_id = a.tenant_id and x.of_id = a.id) beside
  join identity.departments d on d.id = a.dept_id
  where requested.id = any ($deptIds::bigint[]) and a.kind = $kind and a.state = $state and $on::date between a.starts_on and a.ends_on
  order by requested.id, array_position(requested.path, a.dept_id) desc`,
).narrow<{ kind: FundKind }>()

/** Fund that each department pays from on that day: its own or the nearest above. */
export const findNearestFunds = (
  db: Db,
  kind: FundKind,
  deptIds: readonly string[],
  on: string,
  state: FundRow['state'],
) => nearest(db, { kind, deptIds, on, state })
