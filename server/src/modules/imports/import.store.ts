import { sql } from 'kysely'
import type { ImportStatus } from '#contract/imports/imports.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Locked, Db, Tx } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { builtQuery, type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'
import { type Facts, refuse } from '#kit/refusal.ts'

const columns = `i.id, i.version, i.supplier_id, i.created_by, i.file_name, i.file_key, i.format, i.headings, i.sample, i.mapping, i.layout, i.status,
  i.total, i.done, i.created, i.changed, i.unchanged, i.reviewing, i.warned, i.failed, i.refusal, i.refusal_facts, i.runner, i.attempts,
  i.created_at, i.started_at, i.ended_at, c.status as check_status, c.done as check_done, c.ok as check_ok, c.warned as check_warned,
  c.rejected as check_rejected, c.refusal as check_refusal, c.refusal_facts as check_facts`
const importsWithChecks = `imports.imports i
  left join imports.checks c on c.tenant_id = i.tenant_id and c.import_id = i.id`

const byId = sqlQuery('imports.byId', `select ${columns} from ${importsWithChecks} where i.id = $id`)
const byIdLocked = sqlQuery(
  'imports.byIdLocked',
  `select ${columns} from ${importsWithChecks} where i.id = $id for update of i`,
)

export type ImportRow = RowOf<typeof byId>

export const findImport = async (db: Db, id: string) => (await byId(db, { id }))[0] ?? refuse('thing.notFound')
export const lockImport = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, { id }))[0] ?? refuse('thing.notFound')) as Locked<ImportRow>

const byIds = sqlQuery('imports.byIds', `select ${columns} from ${importsWithChecks} where i.id = any ($ids::bigint[])`)
export const importList = listByKeys({
  find: (db: Db, { supplierId }: { readonly supplierId: string }) =>
    db.selectFrom('imports.imports as i').where('i.supplier_id', '=', supplierId),
  read: (db, ids) => byIds(db, { ids }),
  key: 'i.id',
  order: [['i.id', 'desc']],
})

export type NewImport = Pick<
  ImportRow,
  'file_name' | 'file_key' | 'format' | 'headings' | 'sample' | 'mapping' | 'layout' | 'total'
>

const insert = preparedQuery(
  (db, { headings, sample, mapping, layout, ...$ }: Params<NewImport & { supplier_id: string; created_by: string }>) =>
    db
      .insertInto('imports.imports')
      .values({ headings: json(headings), sample: json(sample), mapping: json(mapping), layout: json(layout), ...$ })
      .returning('id'),
)
export const insertImport = (
  tx: Tx,
  by: { tenantId: string; userId: string; supplierId: string },
  added: NewImport,
): Promise<{ id: string }> => insert.one(tx, { supplier_id: by.supplierId, created_by: by.userId, ...added })

const setMapping = preparedQuery((db, $: Params<{ id: string; mapping: ImportMapping }>) =>
  db
    .updateTable('imports.imports')
    .set((e) => ({ mapping: json($.mapping), version: e('version', '+', 1) }))
    .where('id', '=', $.id),
)
export const setImportMapping = (tx: Tx, { id }: Locked<ImportRow>, mapping: ImportMapping) =>
  setMapping(tx, { id, mapping })

type Read = Pick<ImportRow, 'headings' | 'sample' | 'mapping' | 'layout' | 'total'>
const setRead = preparedQuery((db, $: Params<Read & { id: string }>) =>
  db
    .updateTable('imports.imports')
    .set((e) => ({
      headings: json($.headings),
      sample: json($.sample),
      mapping: json($.mapping),
      layout: json($.layout),
      total: $.total,
      version: e('version', '+', 1),
    }))
    .where('id', '=', $.id),
)
/** Replaces what was read of the file, because another sheet was chosen. */
export const setImportRead = (tx: Tx, { id }: Locked<ImportRow>, read: Read) => setRead(tx, { id, ...read })

type ImportRefusal = { readonly code: RefusalCode; readonly facts: Facts } | null
interface StatusChange extends Pick<ImportRow, 'id' | 'version' | 'status'> {
  readonly refused: ImportRefusal
}
const setStatus = builtQuery((db, { id, version, status, refused }: StatusChange) => {
  const isEnd = ['done', 'cancelled', 'failed'].includes(status)
  return db
    .updateTable('imports.imports')
    .set({
      status,
      version: version + 1,
      runner: null,
      refusal: refused?.code ?? null,
      refusal_facts: json(refused?.facts ?? {}),
      ...(isEnd ? { ended_at: sql<Date>`clock_timestamp()` } : {}),
      ...(status === 'done' ? { total: sql<number>`done` } : {}),
    })
    .where('id', '=', id)
})
/** Sets the status; a final status also sets the end time. The worker that held the import loses it. */
export const setImportStatus = (
  tx: Tx,
  { id, version }: Locked<ImportRow>,
  status: ImportStatus,
  refused: ImportRefusal = null,
) => setStatus(tx, { id, version, status, refused })

/** Committed transactions of the database so far; PostgreSQL's statistics lag by about a second. */
export const countCommits = sqlQuery(
  'imports.countCommits',
  'select xact_commit as "count!" from pg_stat_database where datname = current_database()',
)
