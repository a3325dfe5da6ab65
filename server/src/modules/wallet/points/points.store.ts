import { listPointGrants, listPointLots, listPointRules } from '#contract/wallet/points.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { sql } from 'kysely'

export const pointRules = tableOf('wallet.point_rules')
export const pointGrants = tableOf('wallet.point_grants')

const mine = sqlQuery(
  'wallet.myPoints',
  `select coalesce(sum(l.remaining - l.held) filter (where l.expires_on >= $today::date), 0.00) as "balance!",
     coalesce(sum(l.held), 0.00) as "reserved!",
     coalesce(sum(l.remaining - l.held) filter (where l.expires_on between $today::date and $soon::date), 0.00) as "expiring!",
     (min(l.expires_on) filter (where l.remaining > l.held and l.expires_on >= $today::date))::text as "expires_on?"
   from ledger.accounts a join ledger.lots l on l.tenant_id = a.tenant_id and l.account_id = a.id
   where a.kind = 'points' and a.owner_id = $userId and l.remaining > 0`,
)
/** Points of somebody, in yuan. */
export const pointsOf = (db: Db, of: { readonly userId: string; readonly today: string; readonly soon: string }) =>
  mine.one(db, { ...of })

const account = sqlQuery(
  'wallet.pointsAccount',
  `select id from ledger.accounts where kind = 'points' and owner_id = $userId`,
)
/** Account of somebody's points; undefined if they never had any. */
export const pointsAccountOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await account.first(db, { userId }))?.id

/** Lots of somebody's points: first those that can be spent, in the order in which they are. */
export const lotList = listOf({
  route: listPointLots,
  find: (db: Db, { userId }: { readonly userId: string }) =>
    db
      .selectFrom('ledger.lots as t')
      .innerJoin('ledger.accounts as a', (on) =>
        on.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.account_id'),
      )
      .where('a.kind', '=', 'points')
      .where('a.owner_id', '=', userId),
  select: (found) =>
    found.select([
      't.id',
      't.earned',
      't.remaining',
      't.held',
      't.expires_on',
      't.source_kind',
      't.reason',
      't.created_at',
    ]),
  key: 't.id',
  order: [[sql`t.remaining > 0`, 'desc'], 't.expires_on', 't.id'],
  sort: { expiresOn: 't.expires_on', createdAt: 't.created_at' },
})
export type LotRow = RowIn<typeof lotList>

const earnedBy = sql<string>`(select coalesce(sum(l.earned), 0.00) from ledger.lots l
  where l.tenant_id = t.tenant_id and l.source_kind = 'order' and l.rule_id = t.id)`

export const ruleList = listOf({
  route: listPointRules,
  find: (db: Db) => db.selectFrom('wallet.point_rules as t'),
  where: { keyword: { contains: ['t.name'] } },
  select: (found) => found.selectAll('t').select(earnedBy.as('earned')),
  key: 't.id',
  order: ['t.disabled', ['t.id', 'desc']],
})
export type RuleRow = RowIn<typeof ruleList>

export const grantList = listOf({
  route: listPointGrants,
  find: (db: Db) => db.selectFrom('wallet.point_grants as t'),
  where: { keyword: { contains: ['t.account', 't.user_name', 't.dept_name', 't.reason'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.id', 'desc']],
  sort: { createdAt: 't.created_at', points: 't.points' },
})
export type GrantRow = RowIn<typeof grantList>

const buyer = sqlQuery(
  'wallet.buyerOf',
  `select u.id, u.person_id, u.name, d.name as dept_name from identity.users u
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where u.code = $account and u.entrance = 'purchaser' and identity.is_open(u)`,
)
/** Active buyer of this username. */
export const buyerOf = (db: Db, code: string) => buyer.first(db, { account: code })

export const activeRules = sqlQuery(
  'wallet.activeRules',
  `select id, name, points_per_yuan, most_per_order, valid_months, active_since from wallet.point_rules where disabled = false order by id`,
)
