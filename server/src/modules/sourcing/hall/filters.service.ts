import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { memory } from '#kit/memory.ts'
import { findHallFilters } from './figures.store.ts'
import { visibilityOf } from './visibleProjects.store.ts'

type Filters = Awaited<ReturnType<typeof findHallFilters>>

/** Finding them reads every published project; a department or category that is new may be missing for a minute. */
const kept = memory<Filters>(60_000, 500)

/** Departments and first-level categories to filter a hall by: the same for all who see the same projects. */
export async function hallFilters(sql: Db, actor: Actor, kind: ProjectKind | undefined): Promise<Filters> {
  const key = JSON.stringify([actor.tenantId, kind, visibilityOf(actor)])
  return kept.get(key)?.value ?? kept.set(key, '', await findHallFilters(sql, actor, kind))
}
