import { sql as text } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Locked, Sql, Tx } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'
import { json } from '#kit/query.parts.ts'
import type { Facts } from '#kit/refusal.ts'
import type { Taken } from './import.store.ts'

export interface CheckRow {
  import_id: string
  status: 'none' | 'queued' | 'running' | 'done' | 'failed'
  done: number
  runner: string | null
  attempts: number
}

const byIdLocked = hot<CheckRow, [importId: string]>(
  'select import_id, status, done, runner, attempts from catalogue.import_checks where import_id = $1 for update',
)
export const lockCheck = async (tx: Tx, importId: string) =>
  (await byIdLocked(tx, importId))[0] as Locked<CheckRow> | undefined

const attempts = hot<{ attempts: number }, [importId: string]>(
  'select attempts from catalogue.import_checks where import_id = $1',
)
export const checkAttempts = async (sql: Sql, importId: string) => (await attempts(sql, importId))[0]?.attempts ?? 0

export const forgetCheckAttempt = hot<never, [importId: string]>(
  'update catalogue.import_checks set attempts = greatest(attempts - 1, 0) where import_id = $1',
)

/** Lets the check begin anew, or not at all; a worker that held it does so no longer. */
export const resetCheck = hot<never, [tenantId: string, importId: string, status: 'none' | 'queued']>(`
  insert into catalogue.import_checks (tenant_id, import_id, status) values ($1, $2, $3)
  on conflict (tenant_id, import_id) do update set status = excluded.status, done = 0, ok = 0, warned = 0, rejected = 0,
    refusal = null, refusal_facts = '{}', runner = null, attempts = 0`)

/** Takes up a check of any tenant that waits or was left lying; asked without a tenant. */
export const takeCheck = async (tx: Tx, silentSeconds: number): Promise<Taken | undefined> => {
  const { rows } = await text<Taken>`
    select tenant_id, id, runner from catalogue.take_import_check(make_interval(secs => ${silentSeconds}))`.execute(tx)
  return rows[0]
}

export const addChecked = (
  tx: Tx,
  check: Locked<CheckRow>,
  { done, ok, warned, rejected }: { done: number; ok: number; warned: number; rejected: number },
) =>
  tx
    .updateTable('catalogue.import_checks')
    .set((e) => ({
      done,
      ok: e('ok', '+', ok),
      warned: e('warned', '+', warned),
      rejected: e('rejected', '+', rejected),
      beat_at: text<Date>`now()`,
      attempts: 0,
    }))
    .where('import_id', '=', check.import_id)
    .execute()

export const setCheckStatus = (
  tx: Tx,
  check: Locked<CheckRow>,
  status: CheckRow['status'],
  refusal: { code: RefusalCode; facts: Facts } | null = null,
) =>
  tx
    .updateTable('catalogue.import_checks')
    .set({
      status,
      runner: null,
      refusal: refusal?.code ?? null,
      refusal_facts: json(refusal?.facts ?? {}),
    })
    .where('import_id', '=', check.import_id)
    .execute()
