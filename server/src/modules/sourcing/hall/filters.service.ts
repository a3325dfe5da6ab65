import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { memory } from '#kit/memory.ts'
import { countHall, findHallFilters } from './figures.store.ts'
import { type HallFilter, isOrdinary } from './hall.store.ts'
import { visibilityOf } from '../projects/visibleProjects.store.ts'

type Filters = Awaited<ReturnType<typeof findHallFilters>>

/**
 * Cache of hall filters (they read every published project): new departments or categories may be missing for a minute.
 */
const kept = memory<Filters>(60_000, 500)

/** Hall filters: departments and first-level categories, shared by users with equal visibility. */
export async function hallFilters(db: Db, actor: Actor, kind: ProjectKind | undefined): Promise<Filters> {
  const key = JSON.stringify([actor.tenantId, kind, visibilityOf(actor)])
  return kept.getOrMake(key, '', () => findHallFilters(db, actor, kind))
}

type Counts = Awaited<ReturnType<typeof countHall>>

/** Number of projects above which counts are cached for five seconds: counting takes tens of milliseconds. */
const manyProjects = 2000
const counts = memory<Counts>(5_000, 500)

/** Hall counts by state, and of projects published or ending on this day; shared by users with equal visibility. */
export async function hallCounts(db: Db, filter: HallFilter, today: string): Promise<Counts> {
  if (!isOrdinary(filter)) return countHall(db, filter, today)
  const { actor, kind } = filter
  const key = JSON.stringify([actor.tenantId, kind, today, visibilityOf(actor)])
  const known = counts.get(key)?.value
  if (known) return known
  const counted = await countHall(db, filter, today)
  const total = counted.reduce((all, { count }) => all + count, 0)
  return total < manyProjects ? counted : counts.set(key, '', counted)
}
