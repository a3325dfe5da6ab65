import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

const ofProjects = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.selectFrom('sourcing.projects').select(['id', 'project_no as no']).where('id', '=', anyOf($.ids)),
)
const ofDemands = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('sourcing.demands as d')
    .innerJoin('sourcing.projects as p', 'p.id', 'd.project_id')
    .select(['d.id', 'p.project_no as no'])
    .where('d.id', '=', anyOf($.ids)),
)
/** Numbers of projects by their ids and those of their demand lines. */
export const numbersOfProjects = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await ofProjects(db, { ids })), ...(await ofDemands(db, { ids }))].map(({ id, no }) => [id, no]))
