import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const earn = sqlQuery(
  'ledger.earnPoints',
  `select ledger.earn_points($userId, $amount, $expiresOn::date, $sourceKind, $sourceId, $ruleId, $reason) as "lot?"`,
)
/** Gives somebody points as a lot, in yuan, once for each source and rule; returns whether it was given now. */
export const earnPoints = async (
  tx: Tx,
  given: {
    readonly userId: string
    readonly amount: string
    readonly expiresOn: string
    readonly sourceKind: 'order' | 'grant'
    readonly sourceId: string
    /** Rule that gave them; `0`: none. */
    readonly ruleId: string
    readonly reason: string
  },
): Promise<boolean> => (await earn.one(tx, { ...given })).lot !== null

const expire = sqlQuery(
  'ledger.expirePoints',
  'select owner as "owner!", expired as "expired!" from ledger.expire_points($today::date, $most::int)',
)
/** Takes expired points out of at most so many lots; what each owner lost, in yuan. */
export const expirePoints = (tx: Tx, today: string, most: number) => expire(tx, { today, most })

const warn = sqlQuery(
  'ledger.takeExpiringLots',
  `with due as (
     select l.id, l.tenant_id, l.account_id, l.remaining - l.held as amount, l.expires_on,
       (select min(s) from unnest($steps::int[]) s where l.expires_on - $today::date <= s) as step
     from ledger.lots l
     where l.remaining > l.held and l.expires_on between $today::date and $today::date + $most::int
       and (l.warned_days is null or l.warned_days > (select min(s) from unnest($steps::int[]) s where l.expires_on - $today::date <= s))
     order by l.account_id, l.expires_on, l.id limit 1000 for no key update
   ), told as (
     update ledger.lots l set warned_days = d.step from due d
     where l.tenant_id = d.tenant_id and l.id = d.id and (l.warned_days is null or l.warned_days > d.step)
     returning l.tenant_id, l.account_id, d.amount, l.expires_on
   )
   select a.owner_id as "owner_id!", sum(t.amount) as "amount!", t.expires_on, (t.expires_on - $today::date) as "days!"
   from told t join ledger.accounts a on a.tenant_id = t.tenant_id and a.id = t.account_id
   group by a.owner_id, t.expires_on order by a.owner_id, t.expires_on`,
)
/** Points that expire within some days, by owner and day; each lot once for each number of days. */
export const takeExpiringPoints = (tx: Tx, today: string, steps: readonly number[]) =>
  warn(tx, { today, steps, most: Math.max(...steps) })
