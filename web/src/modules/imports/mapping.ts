import type { ImportField } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'

/** Mapping with a field moved to another column; the field that had the column loses it. */
export const remapped = (mapping: ImportMapping, field: ImportField, column: number | null): ImportMapping =>
  mapping.map((one) => {
    if (one.field === field) return { ...one, column }
    return column !== null && one.column === column ? { ...one, column: null } : one
  })

/** Field of a column, if any. */
export const fieldAt = (mapping: ImportMapping, column: number): ImportField | undefined =>
  mapping.find((one) => one.column === column)?.field

/** Column name in spreadsheets: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
