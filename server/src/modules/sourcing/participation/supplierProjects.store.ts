import { type RawBuilder, sql } from 'kysely'
import { listSupplierProjects, type SupplierProjectTab } from '#contract/sourcing/enrolments.ts'
import type { SealedQuoteState } from '#contract/sourcing/seal.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { cardColumns } from '../projects/card.store.ts'
import { projectWords, visibleProjects } from '../projects/visibleProjects.store.ts'

export interface SupplierProjectFilter {
  readonly isCounted: boolean
  readonly actor: Actor
  readonly tab?: SupplierProjectTab | undefined
  readonly keyword?: string | undefined
}

/** SQL condition: invited to the current negotiation. */
const isAsked = (
  supplierId: string,
) => sql<boolean>`(p.state = '10' and exists (select from sourcing.negotiation_suppliers n
  where n.tenant_id = p.tenant_id and n.project_id = p.id and n.supplier_id = ${supplierId}
  and n.round = (select max(r.round) from sourcing.seal_rounds r where r.tenant_id = p.tenant_id and r.project_id = p.id)))`
const isOver = sql<boolean>`p.state in ('7', '9')`
/** SQL condition: enrolled, or without an enrolment phase present in the log of quotes. */
const isJoined = (supplierId: string) => sql<boolean>`(e.status in ('submitted', 'passed', 'rejected')
  or exists (select from sourcing.seal_entries s
    where s.tenant_id = p.tenant_id and s.project_id = p.id and s.supplier_id = ${supplierId}))`
/** SQL condition of each tab: open to join, invited, participating, or ended. */
const tabs: Readonly<Record<SupplierProjectTab, (supplierId: string) => RawBuilder<boolean>>> = {
  open: () => sql`(p.state = '4' or p.state = '5' and p.audit = '2')`,
  invited: () => sql`(i.supplier_id is not null and not ${isOver})`,
  joined: (supplierId) => sql`(${isJoined(supplierId)} and not ${isOver})`,
  ended: (supplierId) => sql`((${isJoined(supplierId)} or i.supplier_id is not null) and ${isOver})`,
}

/** State of a supplier's last quote while quotes are accepted. */
const quoteState = (supplierId: string) => sql<SealedQuoteState | null>`(
  select case when q.must_rewrite then 'toRewrite' when q.is_lapsed then 'unconfirmed' else 'inForce' end
  from sourcing.seal_entries s join sourcing.sealed_quotes q on q.tenant_id = s.tenant_id
    and q.project_id = s.project_id and q.envelope_hash = s.envelope_hash
  where p.state in ('5', '10') and s.tenant_id = p.tenant_id and s.project_id = p.id and s.kind = 'quote'
    and s.supplier_id = ${supplierId} order by s.seq desc limit 1)`

/** Projects of a supplier, by next deadline. */
export const supplierProjectList = listOf({
  route: listSupplierProjects,
  find: (db: Db, { actor, tab = 'open', keyword = '' }: SupplierProjectFilter) =>
    db
      .selectFrom('sourcing.projects as p')
      .leftJoin('sourcing.enrolments as e', (join) =>
        join.onRef('e.project_id', '=', 'p.id').on('e.supplier_id', '=', actor.supplierId ?? '0'),
      )
      .leftJoin('sourcing.invitations as i', (join) =>
        join.onRef('i.project_id', '=', 'p.id').on('i.supplier_id', '=', actor.supplierId ?? '0'),
      )
      .where('p.published_at', 'is not', null)
      .where(visibleProjects(actor))
      .where(tabs[tab](actor.supplierId ?? '0'))
      .$if(keyword.trim() !== '', (found) =>
        found.where(sql<boolean>`${projectWords} ilike ${containing(keyword.trim())}`),
      ),
  select: (found, { actor }) =>
    found
      .select(cardColumns)
      .select([
        'e.status as enrolment',
        'i.supplier_id as invited',
        isAsked(actor.supplierId ?? '0').as('asked'),
        quoteState(actor.supplierId ?? '0').as('quote'),
      ]),
  key: 'p.id',
  order: [sql`p.ends_at`, [sql`p.published_at`, 'desc'], ['p.id', 'desc']],
  sort: { deadline: sql`p.ends_at`, releaseTime: sql`p.published_at` },
  countUpTo: countOfLargeTables,
})
export type SupplierProjectRow = RowIn<typeof supplierProjectList>
