import type { Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { now } from '#kit/database/query.parts.ts'
import type { ImportRow } from '../import.store.ts'

export const forgetAttempt = sqlQuery(
  'imports.forgetAttempt',
  'update imports.imports set attempts = greatest(attempts - 1, 0) where id = $id',
)

const start = preparedQuery((db, $: Params<{ id: string; runner: string }>) =>
  db
    .updateTable('imports.imports')
    .set({ status: 'running', runner: $.runner, started_at: now(), beat_at: now() })
    .where('id', '=', $.id),
)
export const setRunner = (tx: Tx, { id }: Locked<ImportRow>, runner: string) => start(tx, { id, runner })

export type Taken = RowOf<typeof taken>

/** Takes an import of any tenant that is queued or abandoned; called without a tenant. */
const taken = sqlQuery(
  'imports.takeImport',
  `select tenant_id as "tenant_id!", id as "id!", runner as "runner!" from imports.take_import(make_interval(secs => $silentSeconds))`,
)
export const takeImport = (tx: Tx, silentSeconds: number): Promise<Taken | undefined> =>
  taken.first(tx, { silentSeconds })

export const addProgress = sqlQuery(
  'imports.addProgress',
  `
  update imports.imports set done = $done, total = greatest(total, $done), created = created + $created, changed = changed + $changed,
    unchanged = unchanged + $unchanged, reviewing = reviewing + $reviewing, failed = failed + $failed,
    warned = warned + $warned, beat_at = now(), attempts = 0
  where id = $id`,
)
