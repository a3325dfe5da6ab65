import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const draws = tableOf('sourcing.expert_draws')
export type DrawRow = RowOfTable<typeof draws>

const ofProject = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.selectFrom('sourcing.expert_draws').selectAll().where('project_id', '=', $.projectId).orderBy('no', 'desc'),
)
/** Draws of a project, the latest first. */
export const findDrawRows = (db: Db, projectId: string): Promise<DrawRow[]> => ofProject(db, { projectId })

export const isPrepared = ({ chosen_at: chosen, voided_at: voided }: DrawRow): boolean =>
  chosen === null && voided === null
