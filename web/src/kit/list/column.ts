import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Messages } from '#web/messages/registry.ts'

type FieldName = keyof Messages['field']

export interface Column<Row> {
  /** Field of the row, or any unique name; the default title is `field.<key>`. */
  readonly key: string
  readonly title?: string
  readonly render?: (row: Row) => ReactNode
  /** Right-aligned, for numbers. */
  readonly right?: boolean
  /** Title cell of the card on small screens, without label; cannot be hidden. */
  readonly lead?: boolean
  /** Stays in place while a wide table is scrolled; for the first column only. */
  readonly pinned?: boolean
  /** Hidden on small screens. */
  readonly desk?: boolean
  /** Sort name of the route. */
  readonly sort?: string
}

export const ACTIONS = 'actions'
/** Whether the user can hide the column: not the row's name and not its actions. */
export const isOptional = <Row>({ key, lead }: Column<Row>): boolean => lead !== true && key !== ACTIONS

export function useTitleOf() {
  const { t } = useTranslation()
  return <Row>({ key, title }: Column<Row>): string => title ?? t(`field.${key as FieldName}`)
}
