import type { ReactNode } from 'react'
import type { Static } from 'typebox'
import type { ListRoute } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Column } from './column.ts'
import type { Grouping } from './tableProps.ts'
import type { DownloadRoute } from './useExport.ts'

export type RecordOf<R extends ListRoute> = Static<R['record']> & object
/** Page of records, the common part of list replies. */
export interface PageOfRecords<Row> {
  readonly records: readonly Row[]
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly pages: number
  readonly totalIsCapped?: boolean
}

/** Which rows are selected, for lists that render their rows themselves. */
export interface RowSelection<Row> {
  readonly isSelected: (row: Row) => boolean
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void
}

export interface ListProps<R extends ListRoute> {
  readonly route: R
  readonly label: string
  readonly rowKey: (row: RecordOf<R>) => string
  readonly columns: readonly Column<RecordOf<R>>[]
  /** Fixed input, independent of the URL. */
  readonly fixed?: Partial<Input<R>>
  /** Default input, if the URL has no other value. */
  readonly usual?: Partial<Input<R>>
  /** Export route of the list; its button is above the table. */
  readonly exported?: DownloadRoute | undefined
  /** Container of the export and settings buttons; default: above the table. */
  readonly toolbar?: HTMLElement | null
  readonly empty?: ReactNode
  /** Placeholder until the first response; default: a skeleton. */
  readonly blank?: ReactNode
  /** Actions of selected rows; `clear` deselects them. */
  readonly batch?: ((rows: readonly RecordOf<R>[], clear: () => void) => ReactNode) | undefined
  readonly expand?: (row: RecordOf<R>) => ReactNode
  /** Groups of the table's rows; the route sorts by them. */
  readonly group?: Grouping<RecordOf<R>>
  /** Hides the pager if there is only one page, for secondary lists. */
  readonly pagerIfNeeded?: boolean
  readonly summary?: (page: PageOfRecords<RecordOf<R>>) => Readonly<Record<string, ReactNode>>
  /** Content above the table that depends on the results. */
  readonly above?: (page: PageOfRecords<RecordOf<R>>) => ReactNode
  /** Renders the rows other than as a table; with `batch` they can be selected. */
  readonly children?: (rows: readonly RecordOf<R>[], selection: RowSelection<RecordOf<R>> | undefined) => ReactNode
}
