import type { Lang } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Download } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import { type Cell, shownOf } from '#contract/kit/tables/cell.ts'
import { columnName } from '#contract/kit/tables/columns.ts'
import type { ErrorRow } from './reading/issue.rules.ts'
import { fileRows } from './run/import.rows.service.ts'
import { findOwnImport } from './import.access.service.ts'
import type { ImportRow } from './import.store.ts'
import { errorsAfter, errorsBetween, rowsWithErrors } from './import.error.store.ts'
import { reasonOf } from './reading/texts.rules.ts'
import { sheetFile, type Written } from '#kit/spreadsheet/workbook.ts'
import { fileWords } from './import.files.words.ts'

const rowsAtOnce = 500

/**
 * Error file of an import: a sheet with the affected rows as in the file and marked cells, to be corrected and imported
 * again; and a list of the causes.
 */
export async function errorFile(
  stores: { database: Database; contents: Files },
  { tenantId, lang, ...actor }: Actor,
  id: string,
): Promise<Download> {
  const { database } = stores
  const words = fileWords[lang]
  const { row, numbers } = await database.read(tenantId, async (db) => ({
    row: await findOwnImport(db, { tenantId, lang, ...actor }, id),
    numbers: await rowsWithErrors(db, { importId: id }),
  }))
  return sheetFile(`${words.errors}-${id}`, 'xlsx', [
    {
      name: words.rows,
      headings: [...row.headings, words.issue],
      rows: markedRows(
        stores,
        tenantId,
        row,
        numbers.map(({ row_no }) => row_no),
        lang,
      ),
    },
    { name: words.list, headings: words.errorHeadings, rows: errorRows(database, tenantId, id, lang) },
  ])
}

async function* markedRows(
  { database, contents }: { database: Database; contents: Files },
  tenantId: string,
  row: ImportRow,
  numbers: readonly number[],
  lang: Lang,
): AsyncGenerator<Written[]> {
  if (numbers.length === 0) return
  for await (const rows of fileRows(contents, row, numbers)) {
    const [first, last] = [rows[0]!.no, rows.at(-1)!.no]
    const errors = await database.read(tenantId, (db) => errorsBetween(db, { importId: row.id, first, last }))
    const errorsOf = Map.groupBy(errors, ({ row_no }) => row_no)
    for (const { no, cells } of rows) yield markedRow(row.headings, no, cells, errorsOf.get(no) ?? [], lang)
  }
}

function markedRow(
  headings: readonly string[],
  no: number,
  cells: readonly Cell[],
  errors: readonly ErrorRow[],
  lang: Lang,
): Written[] {
  const marks = new Map(errors.map(({ cell, kind }) => [cell, kind]))
  for (const { cell, kind } of errors) if (kind === 'error') marks.set(cell, kind)
  const isRejected = errors.some(({ kind }) => kind === 'error')
  const causes = errors.map((error) => `${error.cell} ${reasonOf(error, lang)}`).join('; ')
  return [
    ...headings.map((_, column): Written => {
      const cell = cells[column] ?? null
      const value = typeof cell === 'number' && Math.abs(cell) < 1e15 ? cell : shownOf(cell)
      const mark = marks.get(`${columnName(column)}${no}`)
      return mark ? { value, mark } : value
    }),
    `${fileWords[lang].kinds[isRejected ? 'error' : 'warning']}: ${causes}`,
  ]
}

async function* errorRows(database: Database, tenantId: string, id: string, lang: Lang): AsyncGenerator<Written[]> {
  for (let last = 0; ;) {
    const rows = await database.read(tenantId, (db) => errorsAfter(db, { importId: id, rowNo: last, rows: rowsAtOnce }))
    if (rows.length === 0) return
    for (const row of rows) {
      const kind = { value: fileWords[lang].kinds[row.kind], mark: row.kind }
      yield [kind, row.row_no, row.cell, row.heading, row.value, reasonOf(row, lang)]
    }
    last = rows.at(-1)!.row_no
  }
}
