import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRoute } from '#contract/kit/list.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Count } from '#web/kit/ui/Count.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Filters, type FilterField, namesOf } from './Filters.tsx'
import { List } from './List.tsx'
import type { ListProps } from './listProps.ts'
import { useUrlQuery } from './useListQuery.ts'

interface Tab<V extends string> {
  readonly value: V
  readonly label: string
  readonly count?: number | undefined
}

interface Tabs<V extends string> {
  readonly label: string
  /** Parameter of a filter that the tabs set; "clear filters" clears it too. */
  readonly name?: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly options: readonly Tab<V>[]
}

interface NothingFoundTexts {
  readonly title?: string | undefined
  readonly reason?: string | undefined
}

type UrlQuery = Readonly<Record<string, unknown>>

export interface ListPanelProps<R extends ListRoute, V extends string = string> extends ListProps<R> {
  readonly tabs?: Tabs<V>
  readonly filters?: readonly FilterField[]
  /** Texts of the empty state with active filters, beside the button that clears them. */
  readonly nothingFound?: NothingFoundTexts
  /** Content between filters and results. */
  readonly beside?: ReactNode
}

/** Card of a list: tabs, filters, table and pager. */
export function ListPanel<R extends ListRoute, V extends string = string>({
  tabs,
  filters,
  beside,
  nothingFound,
  ...list
}: ListPanelProps<R, V>) {
  const [query, setQuery] = useUrlQuery(list.route)
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const requested = query as UrlQuery
  const names = (filters ?? []).flatMap(namesOf)
  const value = Object.fromEntries(names.map((name) => [name, textOf(requested[name])]))
  const narrowing = tabs?.name === undefined ? names : [...names, tabs.name]
  const isNarrowed = narrowing.some((name) => requested[name] !== undefined)
  const onClear = () => setQuery(Object.fromEntries(narrowing.map((name) => [name, undefined])) as never)
  const hasFilters = filters !== undefined && filters.length > 0
  return (
    <Card>
      {tabs && (
        <Tabs
          label={tabs.label}
          value={tabs.value}
          onChange={tabs.onChange}
          options={tabs.options.map(({ value: of, label, count }) => ({
            value: of,
            label: (
              <>
                {label} <Count of={count} quiet />
              </>
            ),
          }))}
        />
      )}
      {hasFilters && (
        <Filters value={value} fields={filters} onSearch={(patch) => setQuery(patch as never)} toolbar={setToolbar} />
      )}
      {beside}
      <List
        {...list}
        {...(hasFilters ? { toolbar } : {})}
        empty={isNarrowed ? <NothingFound {...nothingFound} onClear={onClear} /> : list.empty}
      />
    </Card>
  )
}

/** Empty state with active filters. */
function NothingFound({ title, reason, onClear }: NothingFoundTexts & { readonly onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Empty
      illustration="search"
      title={title ?? t('list.nothingFound')}
      reason={reason}
      action={<Button onClick={onClear}>{t('list.clearFilters')}</Button>}
    />
  )
}

interface ListPageProps<R extends ListRoute, V extends string> extends ListPanelProps<R, V> {
  readonly title: string
  readonly purpose?: string
  readonly actions?: ReactNode
}

/** A page that is a list. */
export const ListPage = <R extends ListRoute, V extends string = string>({
  title,
  purpose,
  actions,
  ...panel
}: ListPageProps<R, V>) => (
  <Page title={title} {...(purpose === undefined ? {} : { purpose })} actions={actions}>
    <Stack>
      <ListPanel {...panel} />
    </Stack>
  </Page>
)

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)
