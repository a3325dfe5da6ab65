import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListRoute } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { changed, writeSearchParams } from '#web/kit/url/searchParams.ts'

/** Changes of the query; undefined removes a parameter. */
export type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined }
interface Change {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean
}

export type ListQuery<R extends ListRoute> = readonly [
  query: Partial<Input<R>>,
  setQuery: (patch: Patch<Input<R>>, change?: Change) => void,
]

/**
 * List state in the URL: filters, sorting and page, validated by the route's schema. Paging scrolls to the top; other
 * changes keep the scroll position.
 */
export function useUrlQuery<R extends ListRoute>(route: R): ListQuery<R> {
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readSearchParams(route.input, search) as Partial<Input<R>>, [route, search])
  const setQuery = useCallback(
    (patch: Patch<Input<R>>, { replace = false }: Change = {}) =>
      setSearch(writeSearchParams(changed(query, patch)), { replace, preventScrollReset: !('page' in patch) }),
    [query, setSearch],
  )
  return [query, setQuery]
}

/** Local list state, for dialogs and secondary lists. */
export function useLocalQuery<R extends ListRoute>(_route: R): ListQuery<R> {
  const [query, setQuery] = useState<Partial<Input<R>>>({})
  return [
    query,
    useCallback((patch: Patch<Input<R>>) => setQuery((before) => changed(before, patch) as Partial<Input<R>>), []),
  ]
}

/** Filter of a query, without page, size and sorting. */
export function filterOf(requested: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { page: _, limit: __, sort: ___, ...filter } = requested
  return filter
}
