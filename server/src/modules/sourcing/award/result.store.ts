import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'

const latest = sqlQuery(
  'sourcing.latestWinners',
  `select p.id, p.kind, p.title, p.project_no, p.dept_name, s.supplier_name, s.awarded, a.published_at as "published_at!"
   from sourcing.awards a
   join sourcing.projects p on p.tenant_id = a.tenant_id and p.id = a.project_id and p.scope = 'open'
   join sourcing.award_suppliers s on s.tenant_id = a.tenant_id and s.award_id = a.id and s.is_winner
   where a.status = 'published' and ($kind?::text is null or p.kind = $kind)
   order by a.published_at desc, a.id desc, s.awarded desc, s.supplier_id limit $max`,
).narrow<{ kind: ProjectKind }>()
export type WinnerRow = RowOf<typeof latest>
/** Latest winners in open projects, of one kind or all. */
export const findLatestWinners = (db: Db, max: number, kind: ProjectKind | null = null) => latest(db, { max, kind })

const ownLines = preparedQuery((db, $: Params<{ awardId: string; supplierId: string }>) =>
  db
    .selectFrom('sourcing.award_lines as l')
    .innerJoin('sourcing.items as i', 'i.id', 'l.item_id')
    .select(['i.id', 'i.name', 'i.spec', 'i.unit', 'l.quantity', 'l.price', 'l.tax_rate', 'l.amount'])
    .where('l.award_id', '=', $.awardId)
    .where('l.supplier_id', '=', $.supplierId)
    .orderBy('i.line_no'),
)
/** Awarded lines of one supplier. */
export const findOwnLines = (db: Db, awardId: string, supplierId: string) => ownLines(db, { awardId, supplierId })

const wins = sqlQuery(
  'sourcing.countWins',
  `select count(*)::int as "took!", (count(*) filter (where s.is_winner))::int as "won!"
   from sourcing.award_suppliers s
   join sourcing.awards a on a.tenant_id = s.tenant_id and a.id = s.award_id and a.status = 'published'
   where s.supplier_id = $supplierId`,
)
/** Number of published results with the supplier, and of those that it won. */
export const countWins = (db: Db, supplierId: string) => wins.one(db, { supplierId })
