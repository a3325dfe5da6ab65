import type { Lang } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Download } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import { allCategories, type CategoryRow } from '#modules/catalogue/index.ts'
import { type Cell, shownOf } from '#kit/spreadsheet/cell.rules.ts'
import { columnName, fields } from './reading/headings.rules.ts'
import type { ErrorRow } from './reading/issue.rules.ts'
import { fileRows } from './import.run.service.ts'
import { findOwnImport } from './import.access.service.ts'
import { errorsAfter, errorsBetween, type ImportRow, rowsWithErrors } from './import.store.ts'
import { reasonOf, starred } from './reading/texts.rules.ts'
import { sheetFile, type Written } from '#kit/spreadsheet/workbook.ts'

const rowsAtOnce = 500

const words = {
  'zh-CN': {
    template: '商品导入模板',
    products: '商品',
    categories: '商品分类',
    categoryHeadings: ['分类编码', '分类'],
    errors: '导入问题',
    rows: '待修改的行',
    list: '问题清单',
    issue: '导入结果与原因',
    kinds: { error: '整行未导入', warning: '已忽略该内容，其余导入' },
    errorHeadings: ['类型', '行', '单元格', '列', '内容', '原因'],
  },
  en: {
    template: 'Product import template',
    products: 'Products',
    categories: 'Categories',
    categoryHeadings: ['Category code', 'Category'],
    errors: 'Import issues',
    rows: 'Rows to correct',
    list: 'List of issues',
    issue: 'Result and cause',
    kinds: { error: 'row rejected', warning: 'left out, the rest is kept' },
    errorHeadings: ['Kind', 'Row', 'Cell', 'Column', 'Value', 'Cause'],
  },
} as const satisfies Record<Lang, object>

/** An empty sheet with all columns, and one with the categories that may be written into it. */
export async function templateFile(
  database: Database,
  { tenantId, lang }: Actor,
  format: 'xlsx' | 'csv',
): Promise<Download> {
  const said = words[lang]
  const headings = fields.map((field) => starred(field, lang))
  const categories = await database.read(tenantId, (sql) => allCategories(sql))
  return sheetFile(said.template, format, [
    { name: said.products, headings, rows: [] },
    { name: said.categories, headings: said.categoryHeadings, rows: leaves(categories, lang) },
  ])
}

/** Code and path of each leaf. */
function leaves(categories: readonly CategoryRow[], lang: Lang): Written[][] {
  const paths = categoryPaths(categories, lang)
  return categories.filter(({ is_leaf }) => is_leaf).map(({ id, code }) => [code, paths.get(id) ?? ''])
}

/** `劳保安防/手部防护/防护手套`, by the id of the category. */
export function categoryPaths(categories: readonly CategoryRow[], lang: Lang): ReadonlyMap<string, string> {
  const nameOf = ({ name, en_name }: CategoryRow) => (lang === 'en' && en_name !== '' ? en_name : name)
  const names = new Map(categories.map((category) => [category.id, nameOf(category)]))
  return new Map(categories.map(({ id, path }) => [id, path.map((each) => names.get(each) ?? '').join('/')]))
}

/**
 * Every cell of an import that was refused or dropped: a sheet with its rows as they stand in the file, these cells marked, to be
 * corrected and imported again; and a list of the causes.
 */
export async function errorFile(
  stores: { database: Database; contents: Files },
  { tenantId, lang, ...actor }: Actor,
  id: string,
): Promise<Download> {
  const { database } = stores
  const said = words[lang]
  const { row, numbers } = await database.read(tenantId, async (sql) => ({
    row: await findOwnImport(sql, { tenantId, lang, ...actor }, id),
    numbers: await rowsWithErrors(sql, { importId: id }),
  }))
  return sheetFile(`${said.errors}-${id}`, 'xlsx', [
    {
      name: said.rows,
      headings: [...row.headings, said.issue],
      rows: markedRows(
        stores,
        tenantId,
        row,
        numbers.map(({ row_no }) => row_no),
        lang,
      ),
    },
    { name: said.list, headings: said.errorHeadings, rows: errorRows(database, tenantId, id, lang) },
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
    const errors = await database.read(tenantId, (sql) => errorsBetween(sql, { importId: row.id, first, last }))
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
    `${words[lang].kinds[isRejected ? 'error' : 'warning']}: ${causes}`,
  ]
}

async function* errorRows(database: Database, tenantId: string, id: string, lang: Lang): AsyncGenerator<Written[]> {
  for (let last = 0; ;) {
    const rows = await database.read(tenantId, (sql) =>
      errorsAfter(sql, { importId: id, rowNo: last, rows: rowsAtOnce }),
    )
    if (rows.length === 0) return
    for (const row of rows) {
      const kind = { value: words[lang].kinds[row.kind], mark: row.kind }
      yield [kind, row.row_no, row.cell, row.heading, row.value, reasonOf(row, lang)]
    }
    last = rows.at(-1)!.row_no
  }
}
