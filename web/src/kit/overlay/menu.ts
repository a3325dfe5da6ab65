import type { ReactNode } from 'react'

/** Menu entry: an action or a link. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Note at the end of the row: the current setting, or why it is disabled. */
  readonly note?: string | undefined
  readonly isDisabled?: boolean
  /** Destructive action, in the error colour. */
  readonly isDanger?: boolean
  /** Marks the current one of several choices. */
  readonly isCurrent?: boolean
  readonly onAction: () => void
}

export interface MenuSection {
  readonly id: string
  readonly title?: string
  readonly entries: readonly MenuEntry[]
}
