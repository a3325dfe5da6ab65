import type { ClipboardEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react'
import css from './CellTable.module.css'

interface CellTableProps {
  readonly label: string
  readonly ref: Ref<HTMLTableElement>
  /** CSS class that sets the column widths. */
  readonly className: string | undefined
  readonly onKeyDown: KeyboardEventHandler
  readonly onPaste: ClipboardEventHandler
  /** Header cells. */
  readonly head: ReactNode
  /** Rows. On phones each row is a block, with the `data-title` of each cell above it. */
  readonly children: ReactNode
}

/** Editable table: form rows as cells with spreadsheet keys and pasting. */
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
