import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const payers = sqlQuery(
  'ledger.payers',
  `select w.id as "wallet_id?", w.dept_id as "wallet_dept_id?", w.dept_name as "wallet_dept_name?", w.available as "wallet_available?",
     w.frozen as "wallet_frozen?", w.blocked as "wallet_blocked?",
     (select coalesce(sum(l.remaining - l.held), 0.00) from ledger.accounts p
      join ledger.lots l on l.tenant_id = p.tenant_id and l.account_id = p.id
      where p.kind = 'points' and p.owner_id = $userId and l.remaining > 0 and l.expires_on >= $today::date) as "points!"
   from (values (1)) one
   left join lateral (
     select a.id, a.dept_id, d.name as dept_name, a.available, a.frozen, a.blocked
     from identity.departments asked
     join ledger.accounts a on a.tenant_id = asked.tenant_id and a.dept_id = any (asked.path)
     join identity.departments d on d.tenant_id = a.tenant_id and d.id = a.dept_id
     where asked.id = $deptId and a.kind = 'wallet' and a.state = 'active'
     order by array_position(asked.path, a.dept_id) desc limit 1
   ) w on true`,
)

/** Wallet that a department pays from, the nearest upward, and what somebody can spend of points, in yuan. */
export interface Payers {
  readonly wallet: {
    readonly id: string
    readonly deptId: string
    readonly deptName: string
    readonly available: string
    readonly reserved: string
    /** Why it is blocked; empty: it pays. */
    readonly blocked: string
  } | null
  readonly points: string
}

export async function payersOf(
  db: Db,
  of: { readonly deptId: string; readonly userId: string; readonly today: string },
): Promise<Payers> {
  const row = await payers.one(db, { ...of })
  return {
    points: row.points,
    wallet:
      row.wallet_id === null
        ? null
        : {
            id: row.wallet_id,
            deptId: row.wallet_dept_id!,
            deptName: row.wallet_dept_name!,
            available: row.wallet_available!,
            reserved: row.wallet_frozen!,
            blocked: row.wallet_blocked!,
          },
  }
}
