import type { Lang } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Download } from '#kit/http/download.ts'
import { allCategories, type CategoryRow } from '#modules/catalogue/index.ts'
import { fields } from './reading/headings.rules.ts'
import { starred } from './reading/texts.rules.ts'
import { sheetFile, type Written } from '#kit/spreadsheet/workbook.ts'
import { fileWords } from './import.files.words.ts'

/** Template: an empty sheet with all columns, and a sheet with the leaf categories. */
export async function templateFile(
  database: Database,
  { tenantId, lang }: Actor,
  format: 'xlsx' | 'csv',
): Promise<Download> {
  const words = fileWords[lang]
  const headings = fields.map((field) => starred(field, lang))
  const categories = await database.read(tenantId, (db) => allCategories(db))
  return sheetFile(words.template, format, [
    { name: words.products, headings, rows: [] },
    { name: words.categories, headings: words.categoryHeadings, rows: leaves(categories, lang) },
  ])
}

/** Code and path of each leaf category. */
function leaves(categories: readonly CategoryRow[], lang: Lang): Written[][] {
  const paths = categoryPaths(categories, lang)
  return categories.filter(({ is_leaf }) => is_leaf).map(({ id, code }) => [code, paths.get(id) ?? ''])
}

/** Paths such as `劳保安防/手部防护/防护手套`, by category id. */
export function categoryPaths(categories: readonly CategoryRow[], lang: Lang): ReadonlyMap<string, string> {
  const nameOf = ({ name, en_name }: CategoryRow) => (lang === 'en' && en_name !== '' ? en_name : name)
  const names = new Map(categories.map((category) => [category.id, nameOf(category)]))
  return new Map(categories.map(({ id, path }) => [id, path.map((each) => names.get(each) ?? '').join('/')]))
}
