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

/** Short names stay on a line: a column is at least this wide, in em, for a text in it. Chinese would break after each character. */
export const leastWidth = (text: string): number => {
  const wide = text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0
  return Math.min(6, Math.ceil(wide + (text.length - wide) * 0.6))
}
