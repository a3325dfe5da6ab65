import { secondOf } from '#contract/kit/calendar.ts'
import type { ExportRoute } from '#contract/kit/list.ts'
import type { Lang } from '#contract/kit/refusals.ts'
import { Amount, Price, Rate, type Static, type TObject, type TSchema } from '#contract/kit/schema.ts'

/** A text of both languages. */
export type Bilingual = readonly [zh: string, en: string]
export type Cell = string | number

interface Column<T> {
  readonly title: Bilingual
  /** What stands in the cell; without it the field of the column's name. */
  readonly value?: (record: T, lang: Lang) => Cell | null
  /** What the values of the field are called. */
  readonly words?: Readonly<Record<string, Bilingual>>
}

type Named<T> = Readonly<Record<string, Bilingual | Column<T>>>

type Exported = Pick<ExportRoute, 'columns' | 'record'>

/** The columns of an export; one that is no field of the record says what stands in it. */
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

/** A field as a spreadsheet takes it: figures can be summed, instants are in the time of China. */
function fieldOf(schema: TSchema | undefined, value: unknown, lang: Lang): Cell {
  const { pattern, format } = (schema ?? {}) as { pattern?: string; format?: string }
  if (typeof value === 'boolean') return textIn(lang, yesOrNo[String(value)]!)
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return ''
  if (format === 'date-time') return secondOf(new Date(value))
  return pattern !== undefined && decimals.has(pattern) ? Number(value) : value
}

/** The cells of a record, in the order of the columns. */
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
