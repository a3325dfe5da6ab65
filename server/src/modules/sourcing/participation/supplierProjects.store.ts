import { sql } from 'kysely'
import { listSupplierProjects, type SupplierProjectTab } from '#contract/sourcing/enrolments.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { cardColumns } from '../hall/card.store.ts'
import { visibleProjects } from '../hall/visibleProjects.store.ts'

export interface SupplierProjectFilter {
  readonly actor: Actor
  readonly tab?: SupplierProjectTab | undefined
  readonly keyword?: string | undefined
}

const isJoined = sql<boolean>`e.status in ('submitted', 'passed', 'rejected')`
const isOver = sql<boolean>`p.state in ('7', '9')`
/** What a supplier can still join, was invited to, takes part in, or took part in. */
const tabs: Readonly<Record<SupplierProjectTab, ReturnType<typeof sql<boolean>>>> = {
  open: sql`(p.state = '4' or p.state = '5' and p.audit = '2')`,
  invited: sql`(i.supplier_id is not null and not ${isOver})`,
  joined: sql`(${isJoined} and not ${isOver})`,
  ended: sql`((${isJoined} or i.supplier_id is not null) and ${isOver})`,
}
const words = sql.raw("(p.title || ' ' || p.project_no || ' ' || p.dept_name)")

/** The projects of a supplier, by their next deadline. */
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
      .where(tabs[tab])
      .$if(keyword.trim() !== '', (found) => found.where(sql<boolean>`${words} ilike ${containing(keyword.trim())}`)),
  select: (found) => found.select(cardColumns).select(['e.status as enrolment', 'i.supplier_id as invited']),
  key: 'p.id',
  order: [sql`p.ends_at`, [sql`p.published_at`, 'desc'], ['p.id', 'desc']],
  sort: { deadline: sql`p.ends_at`, releaseTime: sql`p.published_at` },
  countUpTo: countOfLargeTables,
})
export type SupplierProjectRow = RowIn<typeof supplierProjectList>
