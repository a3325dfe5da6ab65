import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Static } from 'typebox'
import { formatCount } from '#contract/kit/format.ts'
import { type ListRoute, mostOnPage, sizeOfAll } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ExportButton } from './ExportButton.tsx'
import css from './List.module.css'
import { Pager } from './Pager.tsx'
import { useListPreferences } from './preferences.ts'
import { SelectionBar } from './Selection.tsx'
import { Settings } from './Settings.tsx'
import { type Column, isOptional, Table, useTitleOf } from './Table.tsx'
import type { DownloadRoute } from './useExport.ts'
import { filterOf, type ListQuery, useLocalQuery, useUrlQuery } from './useListQuery.ts'

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
  readonly empty?: ReactNode
  /** What can be done with selected rows; `clear` unselects them. */
  readonly batch?: ((rows: readonly RecordOf<R>[], clear: () => void) => ReactNode) | undefined
  readonly expand?: (row: RecordOf<R>) => ReactNode
  readonly summary?: (page: PageOfRecords<RecordOf<R>>) => Readonly<Record<string, ReactNode>>
  /** Over the table, where it hangs on what was found. */
  readonly above?: (page: PageOfRecords<RecordOf<R>>) => ReactNode
  /** The rows rendered in another way than as a table. */
  readonly children?: (rows: readonly RecordOf<R>[]) => ReactNode
}

type Query<R extends ListRoute> = ListQuery<R>

/** A list whose state is the address. */
export function List<R extends ListRoute>(props: ListProps<R>) {
  return <Waiting {...props} query={useUrlQuery(props.route)} />
}

/** A list in a dialog or beside others: its state goes with it. */
export function LocalList<R extends ListRoute>(props: ListProps<R>) {
  return <Waiting {...props} query={useLocalQuery(props.route)} />
}

type Asking<R extends ListRoute> = ListProps<R> & { readonly query: Query<R> }

const Waiting = <R extends ListRoute>(props: Asking<R>) => (
  <Suspense fallback={<Skeleton />}>
    <Found {...props} />
  </Suspense>
)

function Found<R extends ListRoute>(props: Asking<R>) {
  const { route, label, rowKey, columns, fixed, usual, exported, empty, batch, expand, summary, above, children } =
    props
  const [query, setQuery] = props.query
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const requested = { ...usual, ...query, ...fixed } as Input<R>
  // The page in sight stays until the next one is there.
  const question = JSON.stringify(requested)
  const shown = useDeferredValue(question)
  const isLate = shown !== question
  const page = useRead(route, JSON.parse(shown) as Input<R>) as unknown as PageOfRecords<RecordOf<R>>
  const [preferences, setPreferences] = useListPreferences(route.path)
  const filter = filterOf(requested)
  const [selected, setSelected] = useSelection<RecordOf<R>>(JSON.stringify(filter))
  const { sort } = requested as { sort?: string }
  const last = Math.max(1, page.pages)
  const isBeyond = page.records.length === 0 && page.page > last
  useEffect(() => {
    if (isBeyond) setQuery({ page: last } as never, { replace: true })
  }, [isBeyond, last, setQuery])

  const clear = () => setSelected(new Map())
  const select = (rows: readonly RecordOf<R>[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isSelected) after.set(rowKey(row), row)
        else after.delete(rowKey(row))
      }
      return after
    })
  const selection = batch && { isSelected: (row: RecordOf<R>) => selected.has(rowKey(row)), onSelect: select }
  const optional = columns.filter(isOptional).map((column) => ({ key: column.key, title: titleOf(column) }))
  const isTable = children === undefined
  return (
    <>
      {above?.(page)}
      {(exported || (isTable && optional.length > 0)) && (
        <div className={css['tools']}>
          {exported && (
            <ExportButton route={exported} input={{ ...filter, ...(sort ? { sort } : {}) }} total={page.total} />
          )}
          {isTable && <Settings columns={optional} preferences={preferences} onChange={setPreferences} />}
        </div>
      )}
      {batch && selected.size > 0 && (
        <SelectionBar count={selected.size} onClear={clear}>
          {batch([...selected.values()], clear)}
        </SelectionBar>
      )}
      {children && page.records.length > 0 ? (
        children(page.records)
      ) : (
        <Table
          label={label}
          rows={page.records}
          rowKey={rowKey}
          columns={columns}
          sort={sort}
          onSort={(next) => setQuery({ sort: next } as never)}
          selection={selection}
          expand={expand}
          summary={summary?.(page)}
          preferences={preferences}
          onWidth={(key, width) => setPreferences({ widths: { ...preferences.widths, [key]: width } })}
          empty={empty}
          busy={isLate}
        />
      )}
      {page.total > 0 && (
        <Pager
          page={page}
          allAt={sizeOfAll}
          capped={page.totalIsCapped ?? false}
          onQuery={(patch) => setQuery(patch as never)}
        />
      )}
      {page.limit === sizeOfAll && page.total > mostOnPage && (
        <p className={css['note']}>{t('list.mostOnPage', { most: formatCount(mostOnPage) })}</p>
      )}
    </>
  )
}

/** Selected rows stay selected from page to page, and are forgotten where something else is asked for. */
function useSelection<Row>(filter: string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const [of, setOf] = useState(filter)
  if (of !== filter) {
    setOf(filter)
    setSelected(new Map())
  }
  return [selected, setSelected] as const
}
