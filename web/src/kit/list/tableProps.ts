import type { ReactNode } from 'react'
import type { ListPreferences } from './preferences.ts'
import type { Column } from './column.ts'

export interface Selection<Row> {
  readonly isSelected: (row: Row) => boolean
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void
}

export interface TableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly sort?: string | undefined
  readonly onSort?: ((sort: string | undefined) => void) | undefined
  readonly selection?: Selection<Row> | undefined
  /** Content below an expanded row. */
  readonly expand?: ((row: Row) => ReactNode) | undefined
  /** Summary row by column. */
  readonly summary?: Readonly<Record<string, ReactNode>> | undefined
  readonly preferences?: ListPreferences | undefined
  readonly onWidth?: ((key: string, width: number) => void) | undefined
  readonly empty?: ReactNode
  readonly busy?: boolean
}
