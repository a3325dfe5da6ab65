import type { ReactNode } from 'react'

/** An entry of a menu: it does something, or leads somewhere. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** At the row's end: the present setting, or why it cannot be used. */
  readonly note?: string | undefined
  readonly isDisabled?: boolean
  /** It loses something: in the colour of errors. */
  readonly isDanger?: boolean
  /** One of several, and the present one. */
  readonly isCurrent?: boolean
  readonly onAction: () => void
}

export interface MenuSection {
  readonly id: string
  readonly title?: string
  readonly entries: readonly MenuEntry[]
}
