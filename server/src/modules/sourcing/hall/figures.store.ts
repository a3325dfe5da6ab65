import { sql } from 'kysely'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { builtQuery, sqlQuery } from '#kit/database/query.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { foundInHall, type HallFilter } from './hall.store.ts'
import { visibleProjects } from '../projects/visibleProjects.store.ts'

const counts = builtQuery((db, filter: HallFilter & { readonly today: string }) => {
  const { today } = filter
  return foundInHall(db, filter)
    .select((e) => [
      'p.state',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${sinceDay(e, 'p.published_at', today)}))::int`.as('published'),
      sql<number>`(count(*) filter (where ${sinceDay(e, 'p.ends_at', today)} and ${untilDay(e, 'p.ends_at', today)}))::int`.as(
        'closing',
      ),
    ])
    .groupBy('p.state')
})
/** Number of published projects by state, and of those published or ending on this day. */
export const countHall = (db: Db, filter: HallFilter, today: string) => counts(db, { ...filter, tab: 'all', today })

const published = (db: Db, { actor, kind }: Pick<HallFilter, 'actor' | 'kind'>) =>
  db
    .selectFrom('sourcing.projects as p')
    .where('p.published_at', 'is not', null)
    .where(visibleProjects(actor))
    .$if(kind !== undefined, (found) => found.where('p.kind', '=', kind!))
const deptsOf = builtQuery((db, filter: Pick<HallFilter, 'actor' | 'kind'>) =>
  published(db, filter).select(['p.dept_id as id', 'p.dept_name as name']).distinct().orderBy('p.dept_name').limit(200),
)
// Deduplicates the categories first: a project has up to five.
const categoriesOf = builtQuery((db, filter: Pick<HallFilter, 'actor' | 'kind'>) =>
  db
    .with('used', (sub) =>
      sub
        .selectFrom(
          published(db, filter)
            .select(sql<string>`unnest(p.category_ids)`.as('id'))
            .distinct()
            .as('u'),
        )
        .select('u.id'),
    )
    .selectFrom('used')
    .innerJoin('catalogue.categories as c', 'c.id', 'used.id')
    .innerJoin('catalogue.categories as top', (join) => join.on(sql<boolean>`top.id = c.path[1]`))
    .select(['top.id', 'top.name', 'top.en_name as enName', 'top.position'])
    .distinct()
    .orderBy('top.position')
    .limit(100),
)
/** Departments and first-level categories of the published projects visible to the actor. */
export const findHallFilters = async (db: Db, actor: Actor, kind: ProjectKind | undefined) => {
  const depts = await deptsOf(db, { actor, kind })
  const categories = await categoriesOf(db, { actor, kind })
  return { depts, categories: categories.map(({ id, name, enName }) => ({ id, name, enName })) }
}

/** Key figures of the home pages. The sum excludes masked budgets. */
export const findStatistic = sqlQuery(
  'sourcing.statistic',
  `select count(*) filter (where p.published_at > now() - interval '30 days')::int as "latest!",
     count(*)::int as "projects!", coalesce(sum(p.budget_amount) filter (where p.is_show_price = '0'), 0.00) as "amount!",
     (select count(*)::int from suppliers.suppliers s where s.tenant_id = kit.tenant() and s.status = 'active') as "suppliers!"
   from sourcing.projects p where p.published_at is not null and p.scope = 'open'`,
)
