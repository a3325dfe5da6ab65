import { sql } from 'kysely'
import { listHall, type HallTab } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind, ProjectState, PurchaseForm } from '#contract/sourcing/projectStates.ts'
import type { Province } from '#contract/sourcing/provinces.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { cardColumns } from '../projects/card.store.ts'
import { projectWords, visibleProjects } from '../projects/visibleProjects.store.ts'

export interface HallFilter {
  readonly actor: Actor
  readonly tab?: HallTab | undefined
  readonly kind?: ProjectKind | undefined
  readonly categoryId?: string | undefined
  readonly purchaseForm?: PurchaseForm | undefined
  readonly region?: Province | undefined
  readonly deptId?: string | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
  readonly budgetFrom?: string | undefined
  readonly budgetTo?: string | undefined
  readonly keyword?: string | undefined
  readonly followed?: boolean | undefined
}

export const hallStates: Readonly<Record<HallTab, readonly ProjectState[]>> = {
  all: [],
  enrolling: ['4'],
  quoting: ['5', '10'],
  results: ['6', '8', '7', '9'],
  pending: ['6', '8'],
  done: ['7'],
  ended: ['9'],
}
export const hallTabs = Object.keys(hallStates) as HallTab[]

/** A masked budget counts as missing, so that filters and sorting cannot reveal it. */
const openBudget = sql`case when p.is_show_price = '0' then p.budget_amount end`

/** Published projects visible to the actor, filtered. */
export const foundInHall = (db: Db, filter: HallFilter) => {
  const { tab = 'all', kind, categoryId, purchaseForm, region, deptId, keyword = '' } = filter
  const { fromDay, toDay, budgetFrom, budgetTo } = filter
  return db
    .selectFrom('sourcing.projects as p')
    .where('p.published_at', 'is not', null)
    .where(visibleProjects(filter.actor))
    .$if(hallStates[tab].length > 0, (found) => found.where('p.state', 'in', hallStates[tab]))
    .$if(kind !== undefined, (found) => found.where('p.kind', '=', kind!))
    .$if(categoryId !== undefined, (found) =>
      found.where(
        sql<boolean>`p.category_ids && (select array_agg(c.id) from catalogue.categories c
          where c.tenant_id = p.tenant_id and c.path @> array[${categoryId}::bigint])`,
      ),
    )
    .$if(purchaseForm !== undefined, (found) => found.where('p.purchase_form', '=', purchaseForm!))
    .$if(region !== undefined, (found) => found.where('p.region', '=', region!))
    .$if(deptId !== undefined, (found) => found.where(sql<boolean>`p.dept_path @> array[${deptId}::bigint]`))
    .$if(fromDay !== undefined, (found) => found.where((e) => sinceDay(e, 'p.published_at', fromDay!)))
    .$if(toDay !== undefined, (found) => found.where((e) => untilDay(e, 'p.published_at', toDay!)))
    .$if(budgetFrom !== undefined, (found) => found.where(sql<boolean>`${openBudget} >= ${budgetFrom}::numeric`))
    .$if(budgetTo !== undefined, (found) => found.where(sql<boolean>`${openBudget} <= ${budgetTo}::numeric`))
    .$if(filter.followed === true, (found) =>
      found.where(
        sql<boolean>`exists (select from sourcing.follows f
          where f.tenant_id = p.tenant_id and f.project_id = p.id and f.user_id = ${filter.actor.userId})`,
      ),
    )
    .$if(keyword.trim() !== '', (found) =>
      found.where(sql<boolean>`${projectWords} ilike ${containing(keyword.trim())}`),
    )
}

/**
 * Count limit: a page takes a third of a millisecond, each 1,000 counted rows a quarter. The tabs show complete counts.
 */
const maxCounted = 2000

/** Whether the filter is only kind and tab, as in nearly all requests: an index provides these rows in order. */
export function isOrdinary(filter: HallFilter): boolean {
  const { categoryId, purchaseForm, region, deptId, fromDay, toDay, budgetFrom, budgetTo, keyword, followed } = filter
  const narrower = [categoryId, purchaseForm, region, deptId, fromDay, toDay, budgetFrom, budgetTo, keyword, followed]
  return narrower.every((one) => one === undefined)
}

/** Hall list: open projects by next deadline, then closed ones, newest first. */
export const hallList = listOf({
  route: listHall,
  find: (db: Db, filter: HallFilter & { readonly isCounted: boolean }) => foundInHall(db, filter),
  select: (found) => found.select(cardColumns),
  key: 'p.id',
  order: [sql`p.ends_at`, [sql`p.published_at`, 'desc'], ['p.id', 'desc']],
  sort: { deadline: sql`p.ends_at`, releaseTime: sql`p.published_at`, budget: openBudget },
  countUpTo: maxCounted,
  plannedOnce: isOrdinary,
})
