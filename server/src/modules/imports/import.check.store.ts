import type { RefusalCode } from '#contract/refusals.ts'
import type { Locked, Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json, now } from '#kit/database/query.parts.ts'
import type { Facts } from '#kit/refusal.ts'
import type { Taken } from './run/import.run.store.ts'

const byIdLocked = sqlQuery(
  'imports.check.byIdLocked',
  'select import_id, status, done, runner, attempts from imports.checks where import_id = $importId for update',
)
export type CheckRow = RowOf<typeof byIdLocked>
export const lockCheck = async (tx: Tx, importId: string) =>
  (await byIdLocked.first(tx, { importId })) as Locked<CheckRow> | undefined

const attempts = sqlQuery('imports.attempts', 'select attempts from imports.checks where import_id = $importId')
export const checkAttempts = async (db: Db, importId: string) => (await attempts(db, { importId }))[0]?.attempts ?? 0

export const forgetCheckAttempt = sqlQuery(
  'imports.forgetCheckAttempt',
  'update imports.checks set attempts = greatest(attempts - 1, 0) where import_id = $importId',
)

/** Resets the check: queued again, or none; the worker that held it loses it. */
export const resetCheck = sqlQuery(
  'imports.resetCheck',
  `
  insert into imports.checks (tenant_id, import_id, status) values ($tenantId, $importId, $status)
  on conflict (tenant_id, import_id) do update set status = excluded.status, done = 0, ok = 0, warned = 0, rejected = 0,
    refusal = null, refusal_facts = '{}', runner = null, attempts = 0`,
)

const taken = sqlQuery(
  'imports.takeCheck',
  `select tenant_id as "tenant_id!", id as "id!", runner as "runner!" from imports.take_check(make_interval(secs => $silentSeconds))`,
)
/** Takes a check of any tenant that is queued or abandoned; called without a tenant. */
export const takeCheck = (tx: Tx, silentSeconds: number): Promise<Taken | undefined> =>
  taken.first(tx, { silentSeconds })

interface CheckedRows {
  readonly done: number
  readonly ok: number
  readonly warned: number
  readonly rejected: number
}
const add = preparedQuery((db, $: Params<CheckedRows & { importId: string }>) =>
  db
    .updateTable('imports.checks')
    .set((e) => ({
      done: $.done,
      ok: e('ok', '+', $.ok),
      warned: e('warned', '+', $.warned),
      rejected: e('rejected', '+', $.rejected),
      beat_at: now(),
      attempts: 0,
    }))
    .where('import_id', '=', $.importId),
)
/** Adds the outcomes of a batch, up to the row `done`. */
export const addChecked = (tx: Tx, check: Locked<CheckRow>, { done, ok, warned, rejected }: CheckedRows) =>
  add(tx, { importId: check.import_id, done, ok, warned, rejected })

interface CheckStatusChange {
  readonly importId: string
  readonly status: CheckRow['status']
  readonly code: RefusalCode | null
  readonly facts: Facts
}
const setStatus = preparedQuery((db, $: Params<CheckStatusChange>) =>
  db
    .updateTable('imports.checks')
    .set({ status: $.status, runner: null, refusal: $.code, refusal_facts: json($.facts) })
    .where('import_id', '=', $.importId),
)
export const setCheckStatus = (
  tx: Tx,
  check: Locked<CheckRow>,
  status: CheckRow['status'],
  refusal: { code: RefusalCode; facts: Facts } | null = null,
) => setStatus(tx, { importId: check.import_id, status, code: refusal?.code ?? null, facts: refusal?.facts ?? {} })
