import { sql as text } from 'kysely'
import type { ImportCheck, ImportErrorKind, ImportMapping, ImportStatus } from '#contract/catalogue/imports.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Locked, Sql, Tx } from '#kit/database.ts'
import { countOfLargeTables, listByKeys, listOf } from '#kit/list.ts'
import { hot } from '#kit/untypedQuery.ts'
import { json } from '#kit/query.parts.ts'
import { type Facts, refuse } from '#kit/refusal.ts'
import type { ErrorRow } from './import.issue.rules.ts'
import type { SheetRow } from './import.rules.ts'

export interface ImportRow {
  id: string
  version: number
  supplier_id: string
  created_by: string
  file_name: string
  file_key: string
  format: 'xlsx' | 'csv'
  headings: string[]
  sample: SheetRow[]
  mapping: ImportMapping
  status: ImportStatus
  total: number
  done: number
  created: number
  changed: number
  unchanged: number
  reviewing: number
  warned: number
  failed: number
  check_status: ImportCheck['status'] | null
  check_done: number | null
  check_ok: number | null
  check_warned: number | null
  check_rejected: number | null
  check_refusal: RefusalCode | null
  check_facts: Facts | null
  refusal: RefusalCode | null
  refusal_facts: Facts
  runner: string | null
  attempts: number
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}
const columns = `i.id, i.version, i.supplier_id, i.created_by, i.file_name, i.file_key, i.format, i.headings, i.sample, i.mapping, i.status,
  i.total, i.done, i.created, i.changed, i.unchanged, i.reviewing, i.warned, i.failed, i.refusal, i.refusal_facts, i.runner, i.attempts,
  i.created_at, i.started_at, i.ended_at, c.status as check_status, c.done as check_done, c.ok as check_ok, c.warned as check_warned,
  c.rejected as check_rejected, c.refusal as check_refusal, c.refusal_facts as check_facts`
const importsWithChecks = `catalogue.imports i
  left join catalogue.import_checks c on c.tenant_id = i.tenant_id and c.import_id = i.id`

const byId = hot<ImportRow, [id: string]>(`select ${columns} from ${importsWithChecks} where i.id = $1`)
const byIdLocked = hot<ImportRow, [id: string]>(
  `select ${columns} from ${importsWithChecks} where i.id = $1 for update of i`,
)

export const findImport = async (sql: Sql, id: string) => (await byId(sql, id))[0] ?? refuse('thing.notFound')
export const lockImport = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, id))[0] ?? refuse('thing.notFound')) as Locked<ImportRow>

const readImports = hot<ImportRow, [ids: readonly string[]]>(
  `select ${columns} from ${importsWithChecks} where i.id = any ($1::bigint[])`,
)
export const importList = listByKeys({
  find: (sql: Sql, { supplierId }: { readonly supplierId: string }) =>
    sql.selectFrom('catalogue.imports as i').where('i.supplier_id', '=', supplierId),
  read: (sql, keys) => readImports(sql, keys),
  key: 'i.id',
  order: [['i.id', 'desc']],
})

export type NewImport = Pick<
  ImportRow,
  'file_name' | 'file_key' | 'format' | 'headings' | 'sample' | 'mapping' | 'total'
>

export const insertImport = (
  tx: Tx,
  by: { tenantId: string; userId: string; supplierId: string },
  { headings, sample, mapping, ...rest }: NewImport,
): Promise<{ id: string }> =>
  tx
    .insertInto('catalogue.imports')
    .values({
      supplier_id: by.supplierId,
      created_by: by.userId,
      headings: json(headings),
      sample: json(sample),
      mapping: json(mapping),
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const setImportMapping = (tx: Tx, { id, version }: Locked<ImportRow>, mapping: ImportMapping) =>
  tx
    .updateTable('catalogue.imports')
    .set({ mapping: json(mapping), version: version + 1 })
    .where('id', '=', id)
    .execute()

/** Another state; where it is an end, with its time. A worker that held the import does so no longer. */
export const setImportStatus = (
  tx: Tx,
  { id, version }: Locked<ImportRow>,
  status: ImportStatus,
  refusal: { code: RefusalCode; facts: Facts } | null = null,
) => {
  const isEnd = ['done', 'cancelled', 'failed'].includes(status)
  return tx
    .updateTable('catalogue.imports')
    .set({
      status,
      version: version + 1,
      runner: null,
      refusal: refusal?.code ?? null,
      refusal_facts: json(refusal?.facts ?? {}),
      ...(isEnd ? { ended_at: text<Date>`clock_timestamp()` } : {}),
      ...(status === 'done' ? { total: text<number>`done` } : {}),
    })
    .where('id', '=', id)
    .execute()
}

export const forgetAttempt = hot<never, [id: string]>(
  'update catalogue.imports set attempts = greatest(attempts - 1, 0) where id = $1',
)

export const setRunner = (tx: Tx, { id }: Locked<ImportRow>, runner: string) =>
  tx
    .updateTable('catalogue.imports')
    .set({ status: 'running', runner, started_at: text<Date>`now()`, beat_at: text<Date>`now()` })
    .where('id', '=', id)
    .execute()

export interface Taken {
  readonly tenant_id: string
  readonly id: string
  readonly runner: string
}

/** Takes up an import of any tenant that waits or was left lying; asked without a tenant. */
export const takeImport = async (tx: Tx, silentSeconds: number): Promise<Taken | undefined> => {
  const { rows } = await text<Taken>`
    select tenant_id, id, runner from catalogue.take_import(make_interval(secs => ${silentSeconds}))`.execute(tx)
  return rows[0]
}

export const addProgress = hot<
  never,
  [
    id: string,
    done: number,
    created: number,
    changed: number,
    unchanged: number,
    reviewing: number,
    failed: number,
    warned: number,
  ]
>(`
  update catalogue.imports set done = $2, total = greatest(total, $2), created = created + $3, changed = changed + $4,
    unchanged = unchanged + $5, reviewing = reviewing + $6, failed = failed + $7,
    warned = warned + $8, beat_at = now(), attempts = 0
  where id = $1`)

export const insertImportErrors = hot<never, [tenantId: string, importId: string, errors: string]>(`
  insert into catalogue.import_errors (tenant_id, import_id, kind, row_no, field, cell, heading, value, code, facts)
  select $1, $2, e.* from jsonb_to_recordset($3::jsonb)
    as e(kind text, row_no int, field text, cell text, heading text, value text, code text, facts jsonb)
  on conflict do nothing`)

export const removeImportErrors = hot<never, [importId: string]>(
  'delete from catalogue.import_errors where import_id = $1',
)

export const importErrorList = listOf({
  find: (sql: Sql, { importId, kind }: { readonly importId: string; readonly kind?: ImportErrorKind | undefined }) =>
    sql
      .selectFrom('catalogue.import_errors as e')
      .where('e.import_id', '=', importId)
      .$if(kind !== undefined, (query) => query.where('e.kind', '=', kind!)),
  select: (found) =>
    found
      .select(['e.kind', 'e.row_no', 'e.field', 'e.cell', 'e.heading', 'e.value', 'e.code', 'e.facts'])
      .$castTo<ErrorRow>(),
  key: 'e.code',
  order: ['e.row_no', text`length(e.cell)`, 'e.cell'],
  countUpTo: countOfLargeTables,
})

/** The errors behind a row, row by row: for the file of all of them. */
export const errorsAfter = hot<ErrorRow, [importId: string, rowNo: number, rows: number]>(`
  select kind, row_no, field, cell, heading, value, code, facts from catalogue.import_errors
  where import_id = $1 and row_no in (
    select distinct row_no from catalogue.import_errors where import_id = $1 and row_no > $2 order by row_no limit $3)
  order by row_no, length(cell), cell, code`)

export const rowsWithErrors = hot<{ row_no: number }, [importId: string]>(
  'select distinct row_no from catalogue.import_errors where import_id = $1 order by row_no',
)

export const errorsBetween = hot<ErrorRow, [importId: string, first: number, last: number]>(`
  select kind, row_no, field, cell, heading, value, code, facts from catalogue.import_errors
  where import_id = $1 and row_no between $2 and $3 order by row_no, length(cell), cell, code`)

/** Committed transactions of the whole database so far; PostgreSQL's statistics lag by about a second. */
export const countCommits = hot<{ count: string }, []>(
  'select xact_commit as count from pg_stat_database where datname = current_database()',
)
