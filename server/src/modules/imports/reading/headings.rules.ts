import { firstCharacters } from '#contract/kit/text/characters.ts'
import { type ImportField, importHeadings, requiredFields } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'

export const fields = Object.keys(importHeadings) as ImportField[]

/** Column name in spreadsheets: 0 → A, 26 → AA. */
export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26))

/** Normalises a heading: `*含税单价（元）` and `含税单价` are equal. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/[([【{].*?[)\]】}]/g, '')
    .replace(/[\s*:_·-]/g, '')
    .toLowerCase()

/** Known headings with their field and rank; rank 0: the product's own heading. */
const known = new Map<string, { field: ImportField; rank: number }>()
for (const field of fields)
  for (const [rank, heading] of importHeadings[field].entries())
    if (!known.has(plain(heading))) known.set(plain(heading), { field, rank })

const isKnown = (text: string) => known.has(plain(text))

/** Index of the heading row: most known headings, the first of equals; 0 if no heading is known. */
export function headingRowOf(rows: readonly (readonly string[])[]): number {
  const counts = rows.map((row) => row.filter(isKnown).length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** Maps columns to fields. Of several candidates for a field the lower rank wins, then the left column. */
export function mappingOf(headings: readonly string[]): ImportMapping {
  const columns = new Map<ImportField, { column: number; rank: number }>()
  for (const [column, heading] of headings.entries()) {
    const match = known.get(plain(heading))
    if (!match) continue
    const taken = columns.get(match.field)
    if (!taken || match.rank < taken.rank) columns.set(match.field, { column, rank: match.rank })
  }
  // A list with only one kind of code: it is the SKU's number.
  const code = columns.get('productCode')
  if (code && !columns.has('supplierSku')) {
    columns.set('supplierSku', code)
    columns.delete('productCode')
  }
  return fields.map((field) => ({ field, column: columns.get(field)?.column ?? null }))
}

export const missingFields = (mapping: ImportMapping): ImportField[] =>
  requiredFields.filter((field) => !mapping.some((one) => one.field === field && one.column !== null))

/** Whether a column is mapped to two fields, or a field twice. */
export function isAmbiguous(mapping: ImportMapping): boolean {
  const columns = mapping.flatMap(({ column }) => (column === null ? [] : [column]))
  return new Set(columns).size < columns.length || new Set(mapping.map(({ field }) => field)).size < mapping.length
}

const mostExample = 60

/** Columns with a heading or content that are not mapped, with their first values. */
export function unmatchedColumns(
  headings: readonly string[],
  mapping: ImportMapping,
  rows: readonly (readonly string[])[],
): { column: number; heading: string; example: string }[] {
  const read = new Set(mapping.map(({ column }) => column))
  return headings.flatMap((heading, column) => {
    const example = rows.map((row) => row[column] ?? '').find((text) => text.trim() !== '') ?? ''
    return read.has(column) || (heading === '' && example === '')
      ? []
      : [{ column, heading, example: firstCharacters(example, mostExample).toWellFormed() }]
  })
}
