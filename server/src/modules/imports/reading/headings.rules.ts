import { firstCharacters } from '#contract/kit/text/characters.ts'
import { columnsIn, misfitOf, type TableColumns } from '#contract/kit/tables/columns.ts'
import { headingOf } from '#contract/kit/tables/heading.ts'
import { type ImportField, importTable, requiredFields } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'

export const fields = Object.keys(importTable) as ImportField[]

/** Maps the columns that were found to fields. */
export function mappingOf(found: TableColumns<ImportField>['columns']): ImportMapping {
  const columns = new Map(fields.map((field) => [field, found[field][0] ?? null]))
  // A list with only one kind of code: it is the SKU's number.
  const code = columns.get('productCode') ?? null
  if (code !== null && columns.get('supplierSku') === null && found.supplierSku.length === 0) {
    columns.set('supplierSku', code)
    columns.set('productCode', null)
  }
  return fields.map((field) => ({ field, column: columns.get(field) ?? null }))
}

/** Mapping of a row of headings. */
export const mappingIn = (headings: readonly string[]): ImportMapping =>
  mappingOf(columnsIn(headings, importTable).columns)

export const missingFields = (mapping: ImportMapping): ImportField[] =>
  requiredFields.filter((field) => !mapping.some((one) => one.field === field && one.column !== null))

/** Whether a column is mapped to two fields, or a field twice. */
export function isAmbiguous(mapping: ImportMapping): boolean {
  const columns = mapping.flatMap(({ column }) => (column === null ? [] : [column]))
  return new Set(columns).size < columns.length || new Set(mapping.map(({ field }) => field)).size < mapping.length
}

/** Heading of another currency or unit than the field that it is mapped to. */
export const misfitIn = (mapping: ImportMapping, headings: readonly string[]): string | undefined =>
  mapping
    .filter(({ column }) => column !== null)
    .map(({ field, column }) => ({ field, heading: headings[column!] ?? '' }))
    .find(({ field, heading }) => misfitOf(importTable[field], headingOf(heading)) !== null)?.heading

const maxExample = 60

/** Columns with a heading or content that are not mapped, with their first values. */
export function unmatchedColumns(
  headings: readonly string[],
  mapping: ImportMapping,
  rows: readonly (readonly string[])[],
): { column: number; heading: string; example: string }[] {
  const read = new Set(mapping.map(({ column }) => column))
  const width = Math.max(headings.length, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const heading = headings[column] ?? ''
    const example = rows.map((row) => row[column] ?? '').find((text) => text.trim() !== '') ?? ''
    return read.has(column) || (heading === '' && example === '')
      ? []
      : [{ column, heading, example: firstCharacters(example, maxExample).toWellFormed() }]
  })
}
