import { secondOf } from '#contract/kit/calendar.ts'
import type { ExportRoute } from '#contract/kit/list.ts'
import type { Lang } from '#contract/kit/refusals.ts'
import { Amount, Price, Rate, type Static, type TObject, type TSchema } from '#contract/kit/schema.ts'

/** Text in Chinese and English. */
export type Bilingual = readonly [zh: string, en: string]
export type Cell = string | number

interface Column<T> {
  readonly title: Bilingual
  /** Computes the cell; default: the field of the column's name. */
  readonly value?: (record: T, lang: Lang) => Cell | null
  /** Labels of the field's values. */
  readonly words?: Readonly<Record<string, Bilingual>>
}

type Named<T> = Readonly<Record<string, Bilingual | Column<T>>>

type Exported = Pick<ExportRoute, 'columns' | 'record'>

/** Columns of an export; a column that is not a field of the record must compute its value. */
export type ColumnsOf<R extends Exported> = {
  readonly [K in R['columns'][number]]: K extends keyof Static<R['record']>
    ? Bilingual | Column<Static<R['record']>>
    : Column<Static<R['record']>> & Required<Pick<Column<Static<R['record']>>, 'value'>>
}

export const textIn = (lang: Lang, [zh, en]: Bilingual): string => (lang === 'en' ? en : zh)

const isText = <T>(column: Bilingual | Column<T>): column is Bilingual => Array.isArray(column)
const columnOf = <T>(column: Bilingual | Column<T>): Column<T> => (isText(column) ? { title: column } : column)

export const headingsOf = ({ columns: names }: Exported, columns: Named<never>, lang: Lang): string[] =>
  names.map((name) => textIn(lang, columnOf(columns[name]!).title))

const decimals = new Set([Amount, Price, Rate].map((schema) => (schema as { pattern?: string }).pattern))
const yesOrNo: Record<string, Bilingual> = { true: ['是', 'Yes'], false: ['否', 'No'] }

/**
 * Converts a field for a spreadsheet: amounts become numbers that can be summed, instants become China Standard Time.
 */
function fieldOf(schema: TSchema | undefined, value: unknown, lang: Lang): Cell {
  const { pattern, format } = (schema ?? {}) as { pattern?: string; format?: string }
  if (typeof value === 'boolean') return textIn(lang, yesOrNo[String(value)]!)
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return ''
  if (format === 'date-time') return secondOf(new Date(value))
  return pattern !== undefined && decimals.has(pattern) ? Number(value) : value
}

/** Cells of a record, in the order of the columns. */
export function cellsOf<T extends object>(
  { columns: names, record: schema }: Exported,
  columns: Named<T>,
  record: T,
  lang: Lang,
): Cell[] {
  return names.map((name) => {
    const { value, words } = columnOf(columns[name]!)
    if (value) return value(record, lang) ?? ''
    const field = (record as Readonly<Record<string, unknown>>)[name]
    const word = words?.[String(field)]
    return word ? textIn(lang, word) : fieldOf((schema as TObject).properties[name], field, lang)
  })
}
