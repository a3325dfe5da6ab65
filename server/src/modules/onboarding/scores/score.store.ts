import { sql } from 'kysely'
import { listOwnScores, listScorecards, type ScoreMetric } from '#contract/onboarding/scores.ts'
import { scoreContestCase } from '#contract/onboarding/contests.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const scorecards = tableOf('onboarding.scorecards')
export type ScorecardRow = RowOfTable<typeof scorecards>
export const schemes = tableOf('onboarding.score_schemes')

const scheme = preparedQuery((db) => db.selectFrom('onboarding.score_schemes').selectAll().limit(1))
export const findScheme = (db: Db) => scheme.first(db)

const isLatest = sql<boolean>`not exists (select from onboarding.scorecards n
  where n.tenant_id = c.tenant_id and n.supplier_id = c.supplier_id and n.period = c.period and n.revision > c.revision)`

/** Latest revisions, the newest quarter first and in it the fewest points. */
export const scorecardList = listOf({
  route: listScorecards,
  find: (db: Db) => db.selectFrom('onboarding.scorecards as c').where(isLatest),
  where: {
    period: { is: 'c.period' },
    keyword: { contains: ['c.supplier_name'] },
    state: (e, state) =>
      state === 'suggesting'
        ? e('c.proposal', '<>', 'none')
        : e('c.published_at', state === 'draft' ? 'is' : 'is not', null),
  },
  select: (found) => found.selectAll('c'),
  key: 'c.id',
  order: [['c.period', 'desc'], 'c.points', 'c.id'],
  sort: { points: 'c.points', supplierName: 'c.supplier_name', period: 'c.period' },
})

export const ownScoreList = listOf({
  route: listOwnScores,
  find: (db: Db, { supplierId }: { readonly supplierId: string }) =>
    db
      .selectFrom('onboarding.scorecards as c')
      .where('c.supplier_id', '=', supplierId)
      .where('c.published_at', 'is not', null),
  select: (found) => found.selectAll('c').select(isLatest.as('is_latest')),
  key: 'c.id',
  order: [
    ['c.period', 'desc'],
    ['c.revision', 'desc'],
  ],
})
export type OwnScoreRow = RowIn<typeof ownScoreList>

const latest = preparedQuery((db, $: Params<{ supplierId: string; period: string }>) =>
  db
    .selectFrom('onboarding.scorecards')
    .select(['id', 'revision'])
    .where('supplier_id', '=', $.supplierId)
    .where('period', '=', $.period)
    .orderBy('revision', 'desc')
    .limit(1),
)
export const latestOf = (db: Db, of: { readonly supplierId: string; readonly period: string }) => latest.first(db, of)

/** Facts of some months by supplier and metric, or of one supplier; excluded ones do not count. */
export const countedFacts = sqlQuery(
  'onboarding.countedFacts',
  `select f.supplier_id, s.name as supplier_name, f.metric, sum(f.num)::text as "num!", sum(f.den)::text as "den!",
     count(*)::int as "facts!", array_agg(f.id order by f.id)::text[] as "ids!"
   from onboarding.score_facts f join suppliers.suppliers s on s.tenant_id = f.tenant_id and s.id = f.supplier_id
   where f.month = any ($months::text[]) and f.excluded_by is null and ($supplierId?::bigint is null or f.supplier_id = $supplierId)
   group by f.supplier_id, s.name, f.metric order by f.supplier_id, f.metric`,
).narrow<{ metric: ScoreMetric }>()

/** Facts of a scorecard, those that cost most points first. */
export const factsOfCard = sqlQuery(
  'onboarding.factsOfScorecard',
  `select f.id, f.metric, f.num::text as "num!", f.den::text as "den!", f.source_no, f.at
   from onboarding.scorecards c join onboarding.score_facts f on f.tenant_id = c.tenant_id and f.id = any (c.fact_ids)
   where c.id = $id order by f.num / nullif(f.den, 0) nulls first, f.at, f.id limit 1000`,
).narrow<{ metric: ScoreMetric }>()

/** Lets facts count no longer, because a contest was granted. */
export const excludeFacts = sqlQuery(
  'onboarding.excludeFacts',
  `update onboarding.score_facts set excluded_by = $contestId where id = any ($ids::bigint[]) and supplier_id = $supplierId and excluded_by is null`,
)

/** Removes scorecards of a quarter that nobody has published. */
export const removeDrafts = sqlQuery(
  'onboarding.removeDraftScorecards',
  `delete from onboarding.scorecards where period = $period and published_at is null`,
)
const published = preparedQuery((db, $: Params<{ period: string }>) =>
  db
    .selectFrom('onboarding.scorecards')
    .select('supplier_id')
    .where('period', '=', $.period)
    .where('published_at', 'is not', null),
)
/** Suppliers whose score of a quarter is published. */
export const publishedSuppliers = async (db: Db, period: string): Promise<ReadonlySet<string>> =>
  new Set((await published(db, { period })).map(({ supplier_id: id }) => id))

const any = preparedQuery((db, $: Params<{ period: string }>) =>
  db.selectFrom('onboarding.scorecards').select('id').where('period', '=', $.period).limit(1),
)
export const hasScorecards = async (db: Db, period: string): Promise<boolean> =>
  (await any.first(db, { period })) !== undefined

export interface NewScorecard {
  readonly period: string
  readonly supplierId: string
  readonly supplierName: string
  readonly revision: number
  readonly points: string | null
  readonly band: string
  readonly proposal: string
  readonly parts: readonly object[]
  readonly scheme: object
  readonly factIds: readonly string[]
  readonly digest: string
}
const insert = sqlQuery(
  'onboarding.insertScorecards',
  `insert into onboarding.scorecards (period, supplier_id, supplier_name, revision, points, band, proposal, parts, scheme, fact_ids, digest,
     created_at, published_at, published_by)
   select g.period, g."supplierId", g."supplierName", g.revision, g.points, g.band, g.proposal, g.parts, g.scheme,
     array(select jsonb_array_elements_text(g."factIds")::bigint), g.digest, $now, $publishedAt?, $publishedBy
   from jsonb_to_recordset($cards::jsonb) as g(period text, "supplierId" bigint, "supplierName" text, revision int, points numeric,
     band text, proposal text, parts jsonb, scheme jsonb, "factIds" jsonb, digest text)
   returning id`,
).narrow<object, { cards: readonly NewScorecard[] }>()
export const insertScorecards = insert

/** Publishes the scorecards of a quarter that are not published yet. */
export const publishDrafts = sqlQuery(
  'onboarding.publishScorecards',
  `update onboarding.scorecards set published_at = $now, published_by = $by, version = version + 1
   where period = $period and published_at is null returning id, supplier_id, supplier_name, points::text, band`,
)

export const contestStore = caseStore('onboarding.score_contests', {
  list: scoreContestCase.list,
  keyword: ['contest_reason', 'period'],
  owner: 'person_id',
  hidden: ['01'],
  waiting: scoreContestCase.waiting,
  since: 'submitted_at',
})
export type ContestRow = RowOfTable<typeof contestStore.rows>
