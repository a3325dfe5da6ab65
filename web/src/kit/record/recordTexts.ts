import i18next from 'i18next'
import type { ReactNode } from 'react'
import { fieldTexts, type LabelsOf } from '#web/kit/form/fieldTexts.ts'
import type { Column } from '#web/kit/list/column.ts'

/**
 * Records have their messages in one place of their module: `title`, `purpose` and `add` of the page, `keyword` and
 * `hint` of the search, `none` and `noneReason` where nothing was found, `empty` and `emptyReason` where there is
 * nothing yet; `field` for the form, the list and the detail, `action` for what can be done, `happened` for what has
 * changed. A place that lacks one of the actions does not compile.
 */
export type TextsOf<Texts extends string, Action extends string> =
  LabelsOf<Texts, 'none' | 'noneReason'> extends string
    ? LabelsOf<`${Texts}.action`, Action> extends string
      ? Texts
      : LabelsOf<`${Texts}.action`, Action>
    : LabelsOf<Texts, 'none' | 'noneReason'>

/** A message of these records, where there is one. */
export const recordText = (texts: string, name: string): string | undefined =>
  i18next.exists(`${texts}.${name}`) ? fieldTexts(texts, name).label : undefined

/** A field of a record as the list and the detail show it. */
export interface ShownField<Row> {
  readonly key: keyof Row & string
  readonly render?: (row: Row) => ReactNode
  /** Takes a whole row of the detail. */
  readonly wide?: boolean
}

/** What stands for a value: the word of a choice, or the value itself. */
export const shownValue = (texts: string, row: object, key: string): ReactNode => {
  const value = (row as Readonly<Record<string, unknown>>)[key]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return recordText(`${texts}.field.${key}.options`, text) ?? text
}

/** A column whose title and words are those of the field in the form, unless it says otherwise. */
export const withTexts =
  (texts: string) =>
  <Row extends object>(column: Column<Row>): Column<Row> => ({
    render: (row) => shownValue(texts, row, column.key),
    ...column,
    title: column.title ?? fieldTexts(`${texts}.field`, column.key).label,
  })
