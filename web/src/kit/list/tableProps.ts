import type { ReactNode } from 'react'
import type { ListPreferences } from './preferences.ts'
import type { Column } from './column.ts'

export interface Selection<Row> {
  readonly isSelected: (row: Row) => boolean
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void
}

/** Groups of rows, such as the days of messages, each below a heading. The rows have to be sorted by them. */
export interface Grouping<Row> {
  readonly of: (row: Row) => string
  /** Heading of a group. */
  readonly title: (group: string) => ReactNode
  /** Heading element: one level below the title of the page or section; default: h2. */
  readonly heading?: 'h2' | 'h3'
}

export interface TableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly sort?: string | undefined
  readonly onSort?: ((sort: string | undefined) => void) | undefined
  readonly selection?: Selection<Row> | undefined
  readonly group?: Grouping<Row> | undefined
  /** Content below an expanded row. */
  readonly expand?: ((row: Row) => ReactNode) | undefined
  /** Summary row by column. */
  readonly summary?: Readonly<Record<string, ReactNode>> | undefined
  readonly preferences?: ListPreferences | undefined
  readonly onWidth?: ((key: string, width: number) => void) | undefined
  readonly empty?: ReactNode
  readonly busy?: boolean
}
