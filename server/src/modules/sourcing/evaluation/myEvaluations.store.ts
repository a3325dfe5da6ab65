import { sql } from 'kysely'
import {
  listMyEvaluations,
  listSupervisedProjects,
  type MyEvaluationTab,
} from '#contract/sourcing/evaluation/evaluation.ts'
import type { ProjectTab } from '#contract/sourcing/projects.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { projectWords } from '../projects/visibleProjects.store.ts'
import { statesOf } from '../projects/projectList.store.ts'
import { openedAtOf } from '../scores/opened.store.ts'

export interface MyEvaluationFilter {
  readonly actor: Pick<Actor, 'userId'>
  readonly tab?: MyEvaluationTab | undefined
  readonly keyword?: string | undefined
}

const openedAt = sql<Date | null>`${sql.raw(openedAtOf)}`
const dueAt = sql<Date | null>`${openedAt} + p.scoring_days * interval '1 day'`
const isWaiting = sql<boolean>`(p.state in ('3', '4', '5', '10', '6') and p.scoring_closed_at is null
  and coalesce(s.status, 'waiting') = 'waiting')`

/** Projects that the actor scores, next deadline first. */
export const myEvaluationList = listOf({
  route: listMyEvaluations,
  find: (db: Db, { actor, tab = 'waiting', keyword = '' }: MyEvaluationFilter) =>
    db
      .selectFrom('sourcing.projects as p')
      .leftJoin('sourcing.score_sheets as s', (join) =>
        join.onRef('s.project_id', '=', 'p.id').on('s.user_id', '=', actor.userId),
      )
      .where(sql<boolean>`p.expert_ids @> array[${actor.userId}::bigint] and p.state <> '1'`)
      .$if(tab === 'waiting', (found) => found.where(isWaiting))
      .$if(keyword.trim() !== '', (found) =>
        found.where(sql<boolean>`${projectWords} ilike ${containing(keyword.trim())}`),
      ),
  select: (found) =>
    found.select([
      'p.id',
      'p.project_no',
      'p.title',
      'p.kind',
      'p.dept_name',
      'p.state',
      'p.scoring_closed_at as closed_at',
      's.submitted_at',
      openedAt.as('opened_at'),
      dueAt.as('due_at'),
    ]),
  key: 'p.id',
  order: [dueAt, ['p.id', 'desc']],
  sort: { dueAt, title: 'p.title' },
})
export type MyEvaluationRow = RowIn<typeof myEvaluationList>

export interface SupervisedFilter {
  readonly actor: Pick<Actor, 'userId'>
  readonly tab?: ProjectTab | undefined
  readonly kind?: ProjectKind | undefined
  readonly keyword?: string | undefined
}

/** Projects that the actor supervises, newest first; without drafts, which only their authors see. */
export const supervisedList = listOf({
  route: listSupervisedProjects,
  find: (db: Db, { actor, tab = 'all', kind, keyword = '' }: SupervisedFilter) =>
    db
      .selectFrom('sourcing.projects as p')
      .where(sql<boolean>`p.supervisor_ids @> array[${actor.userId}::bigint] and p.state <> '1'`)
      .$if(statesOf[tab].length > 0, (found) => found.where('p.state', 'in', statesOf[tab]))
      .$if(kind !== undefined, (found) => found.where('p.kind', '=', kind!))
      .$if(keyword.trim() !== '', (found) =>
        found.where(sql<boolean>`${projectWords} ilike ${containing(keyword.trim())}`),
      ),
  select: (found) => found.selectAll('p'),
  key: 'p.id',
  order: [['p.id', 'desc']],
  sort: { createdAt: 'p.created_at', budgetAmount: 'p.budget_amount', endsAt: 'p.ends_at', title: 'p.title' },
})
