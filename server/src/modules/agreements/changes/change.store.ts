import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'

const all = preparedQuery((db, $: Params<{ agreementId: string }>) =>
  db
    .selectFrom('agreements.changes')
    .selectAll()
    .where('agreement_id', '=', $.agreementId)
    .orderBy('no', 'desc')
    .limit(100),
)
/** Changes of an agreement, newest first. */
export const changesOf = (db: Db, agreementId: string) => all(db, { agreementId })

const open = sqlQuery(
  'agreements.openChange',
  `select id from agreements.changes where agreement_id = $agreementId and status in ('20', '30')`,
)
/** Id of the open change; the caller holds the lock of the agreement. */
export const openChangeOf = async (db: Db, agreementId: string): Promise<string | undefined> =>
  (await open.first(db, { agreementId }))?.id

const last = sqlQuery(
  'agreements.lastNumbers',
  `select coalesce(max(c.no), 0)::int as "no!", (select max(l.revision) from agreements.lines l where l.agreement_id = $agreementId) as "revision!"
   from agreements.changes c where c.agreement_id = $agreementId`,
)
/** Highest numbers of changes and revisions so far; the caller holds the lock of the agreement. */
export const lastNumbers = (db: Db, agreementId: string) => last.one(db, { agreementId })

const lastPriced = sqlQuery(
  'agreements.lastPriceChange',
  `with confirmed as (
     select starts_on, revision, coalesce(lag(revision) over (order by no), 1) as before
     from agreements.changes where agreement_id = $agreementId and kind = 'lines' and status = '40'
   )
   select max(c.starts_on)::text as "day?" from confirmed c
   where exists (
     select from agreements.lines l
     join agreements.lines b on b.tenant_id = l.tenant_id and b.agreement_id = l.agreement_id and b.sku_id = l.sku_id
       and b.dept_id is not distinct from l.dept_id and b.revision = c.before
     where l.agreement_id = $agreementId and l.revision = c.revision and (l.price <> b.price or l.tiers <> b.tiers))`,
)
/** Day from which the last agreed prices or tiers apply; undefined: they never changed. */
export const lastPriceChange = async (db: Db, agreementId: string): Promise<string | undefined> =>
  (await lastPriced.one(db, { agreementId })).day ?? undefined
