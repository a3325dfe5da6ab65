import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** SQL: budgets `a` in force on a day, with their committed amounts. */
const inForce = `ledger.accounts a cross join lateral (select coalesce(sum(x.available), 0) as available from ledger.accounts x
     where x.tenant_id = a.tenant_id and x.of_id = a.id) c
   where a.kind = 'budget' and a.state = 'active' and $day::date between a.starts_on and a.ends_on`
const isUsed = `a.frozen + c.available >= $share::numeric * (a.available + a.frozen + c.available)
     and a.available + a.frozen + c.available > 0`

const due = sqlQuery(
  'ledger.fundsToWarnOf',
  `select a.id from ${inForce} and a.warned_at is null and ${isUsed} order by a.id limit 200`,
)
/** Budgets used up to that share without a warning yet. */
export const fundsToWarnOf = (tx: Tx, day: string, share: string) => due(tx, { day, share })

const warn = sqlQuery('ledger.setWarned', 'update ledger.accounts set warned_at = $at::timestamptz where id = $id')
export const setWarned = (tx: Tx, id: string, at: Date) => warn(tx, { id, at })

const forget = sqlQuery(
  'ledger.forgetWarnings',
  `update ledger.accounts w set warned_at = null where w.warned_at is not null and w.id in (
     select a.id from ${inForce} and not (${isUsed}))`,
)
/** Resets the warning of a budget that was raised, so that it is warned of again. */
export const forgetWarnings = (tx: Tx, day: string, share: string) => forget(tx, { day, share })
