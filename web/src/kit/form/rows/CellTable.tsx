import type { ClipboardEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react'
import css from './CellTable.module.css'

interface CellTableProps {
  readonly label: string
  readonly ref: Ref<HTMLTableElement>
  /** The widths of its columns. */
  readonly className: string | undefined
  readonly onKeyDown: KeyboardEventHandler
  readonly onPaste: ClipboardEventHandler
  /** The cells of the heading. */
  readonly head: ReactNode
  /** Rows. On a phone each is a block, and the `data-title` of a cell is shown over it. */
  readonly children: ReactNode
}

/** Rows of a form as the cells of a table, written as in a spreadsheet. */
export function CellTable({ label, ref, className = '', onKeyDown, onPaste, head, children }: CellTableProps) {
  return (
    <div className={css['frame']} role="presentation" onKeyDown={onKeyDown} onPaste={onPaste}>
      <table ref={ref} className={`${css['table']} ${className}`} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
