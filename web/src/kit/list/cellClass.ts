import { ACTIONS, type Column } from './column.ts'
import css from './Table.module.css'

/** The classes of a cell by its column; a resized column no longer grows with what is in it. */
export const cellClass = ({ key, right, lead, desk }: Column<never>, isResized = false): string =>
  [
    right && css['right'],
    lead && css['lead'],
    desk && css['desk'],
    key === ACTIONS && css['actions'],
    isResized && css['resized'],
  ]
    .filter(Boolean)
    .join(' ')
