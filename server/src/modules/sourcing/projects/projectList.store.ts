import { sql } from 'kysely'
import { listTenantProjects, type ProjectTab } from '#contract/sourcing/projects.ts'
import type { AttemptFilter } from '#contract/sourcing/reruns/attempts.ts'
import type { ProjectKind, ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { projectWords } from './visibleProjects.store.ts'
import { isAmong, isAmongSql, type Running } from './running.store.ts'

export interface ProjectFilter {
  /** Those that the caller runs, or oversees. */
  readonly running: Running
  readonly tab?: ProjectTab | undefined
  readonly kind?: ProjectKind | undefined
  readonly deptId?: string | undefined
  readonly keyword?: string | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
  readonly attempt?: AttemptFilter | undefined
}

export const statesOf: Readonly<Record<ProjectTab, readonly ProjectState[]>> = {
  all: [],
  draft: ['1'],
  approval: ['2', '3'],
  open: ['4', '5', '10', '11'],
  award: ['6', '8'],
  ended: ['7', '9'],
}
export const tabs = Object.keys(statesOf) as ProjectTab[]

/** Projects of departments, newest first. */
export const projectList = listOf({
  route: listTenantProjects,
  find: (db: Db, { running, tab = 'all', kind, deptId, keyword = '', fromDay, toDay, attempt }: ProjectFilter) =>
    db
      .selectFrom('sourcing.projects as p')
      .where(isAmong(running))
      .$if(deptId !== undefined, (found) => found.where(sql<boolean>`p.dept_path @> array[${deptId}::bigint]`))
      .$if(statesOf[tab].length > 0, (found) => found.where('p.state', 'in', statesOf[tab]))
      .$if(kind !== undefined, (found) => found.where('p.kind', '=', kind!))
      .$if(attempt !== undefined, (found) => found.where('p.attempt', attempt === 'again' ? '>' : '=', 1))
      .$if(keyword.trim() !== '', (found) =>
        found.where(sql<boolean>`${projectWords} ilike ${containing(keyword.trim())}`),
      )
      .$if(fromDay !== undefined, (found) => found.where((e) => sinceDay(e, 'p.created_at', fromDay!)))
      .$if(toDay !== undefined, (found) => found.where((e) => untilDay(e, 'p.created_at', toDay!))),
  select: (found) => found.selectAll('p'),
  key: 'p.id',
  order: [['p.id', 'desc']],
  sort: { createdAt: 'p.created_at', budgetAmount: 'p.budget_amount', endsAt: 'p.ends_at', title: 'p.title' },
  countUpTo: countOfLargeTables,
})

/** Number of projects by state, of those that the caller runs. */
const countByState = sqlQuery(
  'sourcing.countByState',
  `select p.state, count(*)::int as "count!" from sourcing.projects p where ${isAmongSql} group by p.state`,
)

export async function countByTab(db: Db, running: Running): Promise<{ tab: ProjectTab; count: number }[]> {
  const counted = await countByState(db, { ...running })
  return tabs.map((tab) => ({
    tab,
    count: counted
      .filter(({ state }) => tab === 'all' || statesOf[tab].includes(state))
      .reduce((all, { count }) => all + count, 0),
  }))
}
