import { Suspense, useDeferredValue, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { type ListRoute, maxOnPage, sizeOfAll } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ExportButton } from './ExportButton.tsx'
import css from './List.module.css'
import { Pager } from './Pager.tsx'
import { useListPreferences } from './preferences.ts'
import { SelectionBar, useSelection } from './Selection.tsx'
import { Settings } from './Settings.tsx'
import { Table } from './Table.tsx'
import { isOptional, useTitleOf } from './column.ts'
import { filterOf, type ListQuery, useLocalQuery, useUrlQuery } from './useListQuery.ts'
import type { RecordOf, PageOfRecords, ListProps } from './listProps.ts'

/** List with its state in the URL. */
export function List<R extends ListRoute>(props: ListProps<R>) {
  return <Waiting {...props} query={useUrlQuery(props.route)} />
}

/** List with local state, for dialogs and secondary lists. */
export function LocalList<R extends ListRoute>(props: ListProps<R>) {
  return <Waiting {...props} query={useLocalQuery(props.route)} />
}

type QueriedListProps<R extends ListRoute> = ListProps<R> & { readonly query: ListQuery<R> }

const Waiting = <R extends ListRoute>(props: QueriedListProps<R>) => (
  <Suspense fallback={props.blank ?? <Skeleton />}>
    <Found {...props} />
  </Suspense>
)

function Found<R extends ListRoute>(props: QueriedListProps<R>) {
  const { route, label, rowKey, columns, fixed, usual, exported, empty, batch, expand, group, summary, above } = props
  const [query, setQuery] = props.query
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const requested = { ...usual, ...query, ...fixed } as Input<R>
  // Keeps the current page until the next one has loaded.
  const current = JSON.stringify(requested)
  const shown = useDeferredValue(current)
  const isLate = shown !== current
  const page = useRead(route, JSON.parse(shown) as Input<R>) as unknown as PageOfRecords<RecordOf<R>>
  const [preferences, setPreferences] = useListPreferences(route.path)
  const filter = filterOf(requested)
  const { selected, select, clear } = useSelection(rowKey, JSON.stringify(filter))
  const { sort } = requested as { sort?: string }
  const last = Math.max(1, page.pages)
  const isBeyond = page.records.length === 0 && page.page > last
  useEffect(() => {
    if (isBeyond) setQuery({ page: last } as never, { replace: true })
  }, [isBeyond, last, setQuery])

  const selection = batch && { isSelected: (row: RecordOf<R>) => selected.has(rowKey(row)), onSelect: select }
  const optional = columns.filter(isOptional).map((column) => ({ key: column.key, title: titleOf(column) }))
  const { toolbar, children } = props
  const isTable = children === undefined
  const hasSettings = isTable && optional.length > 0 && page.records.length > 0
  const isExported = exported !== undefined && page.total > 0
  const hasTools = isExported || hasSettings
  const tools = (
    <div className={`${css['tools']} ${toolbar === undefined ? css['over'] : ''}`}>
      {isExported && (
        <ExportButton route={exported} input={{ ...filter, ...(sort ? { sort } : {}) }} total={page.total} />
      )}
      {hasSettings && <Settings columns={optional} preferences={preferences} onChange={setPreferences} />}
    </div>
  )
  return (
    <>
      {above?.(page)}
      {hasTools && (toolbar === undefined ? tools : toolbar && createPortal(tools, toolbar))}
      {batch && selected.size > 0 && (
        <SelectionBar count={selected.size} onClear={clear}>
          {batch([...selected.values()], clear)}
        </SelectionBar>
      )}
      {children && page.records.length > 0 ? (
        children(page.records, selection)
      ) : (
        <Table
          label={label}
          rows={page.records}
          rowKey={rowKey}
          columns={columns}
          sort={sort}
          onSort={(next) => setQuery({ sort: next } as never)}
          selection={selection}
          group={group}
          expand={expand}
          summary={summary?.(page)}
          preferences={preferences}
          onWidth={(key, width) => setPreferences({ widths: { ...preferences.widths, [key]: width } })}
          empty={empty}
          busy={isLate}
        />
      )}
      {page.total > 0 && (page.pages > 1 || props.pagerIfNeeded !== true) && (
        <Pager
          page={page}
          allAt={sizeOfAll}
          capped={page.totalIsCapped ?? false}
          onQuery={(patch) => setQuery(patch as never)}
        />
      )}
      {page.limit === sizeOfAll && page.total > maxOnPage && (
        <p className={css['note']}>{t('list.maxOnPage', { max: formatCount(maxOnPage) })}</p>
      )}
    </>
  )
}
