import { ACTIONS, type Column } from './column.ts'
import css from './Table.module.css'

/** CSS classes of a cell by its column; a resized column no longer grows with its content. */
export const cellClass = ({ key, right, lead, pinned, desk }: Column<never>, isResized = false): string =>
  [
    right && css['right'],
    lead && css['lead'],
    pinned && css['pinned'],
    desk && css['desk'],
    key === ACTIONS && css['actions'],
    isResized && css['resized'],
  ]
    .filter(Boolean)
    .join(' ')

/** Minimum column width in em, so that short names stay on one line: Chinese text can break after each character. */
export const leastWidth = (text: string): number => {
  const wide = text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0
  return Math.min(6, Math.ceil(wide + (text.length - wide) * 0.6))
}
