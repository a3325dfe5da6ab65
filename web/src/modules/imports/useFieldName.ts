import { type ImportField, importHeadings } from '#contract/imports/importFields.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** A column's field as the product's own spreadsheets head it, in the reader's language. */
export function useFieldName(): (field: ImportField) => string {
  const isEnglish = useLocale() === 'en_US'
  return (field) => importHeadings[field][isEnglish ? 1 : 0] ?? field
}
