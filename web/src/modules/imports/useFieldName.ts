import { type ImportField, importHeadings } from '#contract/imports/importFields.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** Heading of a field in the product's own spreadsheets, in the person's language. */
export function useFieldName(): (field: ImportField) => string {
  const isEnglish = useLocale() === 'en_US'
  return (field) => importHeadings[field][isEnglish ? 1 : 0] ?? field
}
