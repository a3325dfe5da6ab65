import type { ReactNode } from 'react'
import type { Static } from 'typebox'
import type { ListRoute } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Column } from './column.ts'
import type { DownloadRoute } from './useExport.ts'

export type RecordOf<R extends ListRoute> = Static<R['record']> & object
/** A page of records, whatever else the reply of the list says. */
export interface PageOfRecords<Row> {
  readonly records: readonly Row[]
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly pages: number
  readonly totalIsCapped?: boolean
}

export interface ListProps<R extends ListRoute> {
  readonly route: R
  readonly label: string
  readonly rowKey: (row: RecordOf<R>) => string
  readonly columns: readonly Column<RecordOf<R>>[]
  /** Always asked for, whatever the address says. */
  readonly fixed?: Partial<Input<R>>
  /** Asked for where the address says nothing else. */
  readonly usual?: Partial<Input<R>>
  /** The same list as a workbook; the button stands over the table. */
  readonly exported?: DownloadRoute | undefined
  /** Where the export and the settings stand, once it is there; without it over the table. */
  readonly toolbar?: HTMLElement | null
  readonly empty?: ReactNode
  /** What stands there until the first answer; grey bars without it. */
  readonly blank?: ReactNode
  /** What can be done with selected rows; `clear` unselects them. */
  readonly batch?: ((rows: readonly RecordOf<R>[], clear: () => void) => ReactNode) | undefined
  readonly expand?: (row: RecordOf<R>) => ReactNode
  /** The pager stands there only where there is more than one page: for a list beside the list of a page. */
  readonly pagerIfNeeded?: boolean
  readonly summary?: (page: PageOfRecords<RecordOf<R>>) => Readonly<Record<string, ReactNode>>
  /** Over the table, where it hangs on what was found. */
  readonly above?: (page: PageOfRecords<RecordOf<R>>) => ReactNode
  /** The rows rendered in another way than as a table. */
  readonly children?: (rows: readonly RecordOf<R>[]) => ReactNode
}
