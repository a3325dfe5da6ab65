import i18next from 'i18next'
import type { ReactNode } from 'react'
import { fieldTexts, type LabelsOf } from '#web/kit/form/fieldTexts.ts'
import type { Column } from '#web/kit/list/column.ts'

/**
 * Path of the messages of a kind of record: `title`, `purpose` and `add` of the page; `keyword` and `hint` of the
 * search; `none` and `noneReason` for no results; `empty` and `emptyReason` for no records yet; `field` for form, list
 * and detail; `action` for actions; `happened` for the change history. The type rejects a path that lacks one of the
 * actions.
 */
export type TextsOf<Texts extends string, Action extends string> =
  LabelsOf<Texts, 'none' | 'noneReason'> extends string
    ? LabelsOf<`${Texts}.action`, Action> extends string
      ? Texts
      : LabelsOf<`${Texts}.action`, Action>
    : LabelsOf<Texts, 'none' | 'noneReason'>

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
