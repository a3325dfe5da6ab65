import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Messages } from '#web/messages/registry.ts'

type FieldName = keyof Messages['field']

export interface Column<Row> {
  /** A field of the row, or any name; its title is `field.<key>` unless it is given. */
  readonly key: string
  readonly title?: string
  readonly render?: (row: Row) => ReactNode
  /** Figures stand right. */
  readonly right?: boolean
  /** On a small screen the cell leads its card, without its title; it cannot be hidden. */
  readonly lead?: boolean
  /** Left out on a small screen. */
  readonly desk?: boolean
  /** What the route calls sorting by this column. */
  readonly sort?: string
}

export const ACTIONS = 'actions'
/** What a reader may hide: neither what names the row nor what can be done with it. */
export const isOptional = <Row>({ key, lead }: Column<Row>): boolean => lead !== true && key !== ACTIONS

export function useTitleOf() {
  const { t } = useTranslation()
  return <Row>({ key, title }: Column<Row>): string => title ?? t(`field.${key as FieldName}`)
}
