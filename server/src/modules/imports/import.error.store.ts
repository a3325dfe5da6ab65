import { sql } from 'kysely'
import type { ImportErrorKind } from '#contract/imports/importErrors.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { sqlQuery } from '#kit/database/query.ts'

export const insertImportErrors = sqlQuery(
  'imports.insertImportErrors',
  `
  insert into imports.errors (tenant_id, import_id, kind, row_no, field, cell, heading, value, code, facts)
  select $tenantId, $importId, e.* from jsonb_to_recordset($errors::jsonb)
    as e(kind text, row_no int, field text, cell text, heading text, value text, code text, facts jsonb)
  on conflict do nothing`,
)

export const removeImportErrors = sqlQuery(
  'imports.removeImportErrors',
  'delete from imports.errors where import_id = $importId',
)

export const importErrorList = listOf({
  find: (db: Db, { importId, kind }: { readonly importId: string; readonly kind?: ImportErrorKind | undefined }) =>
    db
      .selectFrom('imports.errors as e')
      .where('e.import_id', '=', importId)
      .$if(kind !== undefined, (query) => query.where('e.kind', '=', kind!)),
  select: (found) =>
    found.select(['e.kind', 'e.row_no', 'e.field', 'e.cell', 'e.heading', 'e.value', 'e.code', 'e.facts']),
  key: 'e.code',
  order: ['e.row_no', sql`length(e.cell)`, 'e.cell'],
  countUpTo: countOfLargeTables,
})

/** Errors after a row, in row order, for the error file. */
export const errorsAfter = sqlQuery(
  'imports.errorsAfter',
  `
  select kind, row_no, field, cell, heading, value, code, facts from imports.errors
  where import_id = $importId and row_no in (
    select distinct row_no from imports.errors where import_id = $importId and row_no > $rowNo order by row_no limit $rows)
  order by row_no, length(cell), cell, code`,
)

export const rowsWithErrors = sqlQuery(
  'imports.rowsWithErrors',
  'select distinct row_no from imports.errors where import_id = $importId order by row_no',
)

export const errorsBetween = sqlQuery(
  'imports.errorsBetween',
  `
  select kind, row_no, field, cell, heading, value, code, facts from imports.errors
  where import_id = $importId and row_no between $first and $last order by row_no, length(cell), cell, code`,
)
