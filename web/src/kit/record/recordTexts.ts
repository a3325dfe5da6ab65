import i18next from 'i18next'
import type { ReactNode } from 'react'
import type { TSchema } from 'typebox'
import type { ListRoute } from '#contract/kit/list.ts'
import { fieldTexts, type Lacking, type NamesAt } from '#web/kit/form/fieldTexts.ts'
import type { Column } from '#web/kit/list/column.ts'

/**
 * Path of the messages of a kind of record: `title`, `purpose` and `add` of the page; `keyword` and `hint` of the
 * search; `none` and `noneReason` for no results; `empty` and `emptyReason` for no records yet; `field` for form, list
 * and detail; `action` for actions; `happened` for the change history. The type rejects a path that lacks one of the
 * actions, or one of `Lack`.
 */
export type TextsOf<Texts extends string, Action extends string, Lack = never> = [
  Lack | Lacking<Texts, 'none' | 'noneReason'> | Lacking<`${Texts}.action`, Action>,
] extends [never]
  ? Texts
  : { readonly lacks: Lack | Lacking<Texts, 'none' | 'noneReason'> | Lacking<`${Texts}.action`, Action> }

/** Messages that a list lacks: its title and its search by keyword. */
export type LackOfList<Texts extends string, R extends ListRoute> = Lacking<
  Texts,
  'title' | (R['input']['properties'] extends { keyword: TSchema } ? 'keyword' | 'hint' : never)
>

/** Fields of a kind of record that have a message. */
export type FieldOf<Texts extends string> = NamesAt<`${Texts}.field`>

/** Options of a field; none for texts and numbers, which are shown as they are. */
type OptionOf<Value> = string extends Value
  ? never
  : number extends Value
    ? never
    : `${Extract<Value, string | number>}`

/** Fields that are shown as they are, because the messages have all of their options. */
type PlainField<Texts extends string, Row> = {
  [Key in FieldOf<Texts>]: Key extends keyof Row
    ? [Lacking<`${Texts}.field.${Key}.options`, OptionOf<Row[Key]>>] extends [never]
      ? Key
      : never
    : never
}[FieldOf<Texts>]

type Rendered<Row> = { readonly render: (row: Row) => ReactNode }

/** Column of records: with a title of its own, or with that of its field; without `render` it needs all options. */
export type RecordColumn<Texts extends string, Row> =
  | (Column<Row> & { readonly title: string })
  | (Column<Row> & Rendered<Row> & { readonly key: FieldOf<Texts> })
  | (Column<Row> & { readonly key: PlainField<Texts, Row> })

/** Field of a record in its detail; without `render` it needs all options. */
export type RecordField<Texts extends string, Row> =
  | (ShownField<Row> & Rendered<Row> & { readonly key: FieldOf<Texts> })
  | (ShownField<Row> & { readonly key: PlainField<Texts, Row> })

/** Message of the records; undefined if it does not exist. */
export const recordText = (texts: string, name: string): string | undefined =>
  i18next.exists(`${texts}.${name}`) ? fieldTexts(texts, name).label : undefined

/** Field of a record in list and detail. */
export interface ShownField<Row> {
  readonly key: keyof Row & string
  readonly render?: (row: Row) => ReactNode
  /** Spans a whole row of the detail. */
  readonly wide?: boolean
}

/** Displayed value: the label of an option, or the value itself. */
export const shownValue = (texts: string, row: object, key: string): ReactNode => {
  const value = (row as Readonly<Record<string, unknown>>)[key]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return recordText(`${texts}.field.${key}.options`, text) ?? text
}

/** Column with title and option labels of the form field, unless it overrides them. */
export const withTexts =
  (texts: string) =>
  <Row extends object>(column: Column<Row>): Column<Row> => ({
    render: (row) => shownValue(texts, row, column.key),
    ...column,
    title: column.title ?? fieldTexts(`${texts}.field`, column.key).label,
  })
