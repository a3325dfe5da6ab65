import type { Lang } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database.ts'
import type { Download } from '#kit/download.ts'
import { allCategories, type CategoryRow } from './category.store.ts'
import { fields } from './import.headings.rules.ts'
import { findOwnImport } from './import.service.ts'
import { errorsAfter } from './import.store.ts'
import { messageOf, starred } from './import.words.rules.ts'
import { sheetFile, type Written } from './sheet.write.ts'

const rowsAtOnce = 500

const words = {
  'zh-CN': {
    template: '商品导入模板',
    products: '商品',
    categories: '商品分类',
    categoryHeadings: ['分类编码', '分类'],
    errors: '导入错误',
    errorHeadings: ['行', '单元格', '列', '内容', '原因'],
  },
  en: {
    template: 'Product import template',
    products: 'Products',
    categories: 'Categories',
    categoryHeadings: ['Category code', 'Category'],
    errors: 'Import errors',
    errorHeadings: ['Row', 'Cell', 'Column', 'Value', 'Reason'],
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

/** Every cell of an import that was refused. */
export async function errorFile(database: Database, actor: Actor, id: string): Promise<Download> {
  const { tenantId, lang } = actor
  const said = words[lang]
  await database.read(tenantId, (sql) => findOwnImport(sql, actor, id))
  return sheetFile(`${said.errors}-${id}`, 'xlsx', [
    { name: said.errors, headings: said.errorHeadings, rows: errorRows(database, tenantId, id, lang) },
  ])
}

async function* errorRows(database: Database, tenantId: string, id: string, lang: Lang): AsyncGenerator<Written[]> {
  for (let last = 0; ;) {
    const rows = await database.read(tenantId, (sql) => errorsAfter(sql, id, last, rowsAtOnce))
    if (rows.length === 0) return
    for (const row of rows) yield [row.row_no, row.cell, row.heading, row.value, messageOf(row, lang)]
    last = rows.at(-1)!.row_no
  }
}
