import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListRoute } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { changed, writeSearchParams } from '#web/kit/url/searchParams.ts'

/** What changes; undefined takes it out. */
export type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined }
interface Change {
  /** Takes the place of what was asked, which nobody wants to go back to. */
  readonly replace?: boolean
}

export type ListQuery<R extends ListRoute> = readonly [
  query: Partial<Input<R>>,
  setQuery: (patch: Patch<Input<R>>, change?: Change) => void,
]

/**
 * The address is the state of a list: filter, sorting and page, as far as the route's schema takes them. Turning a page
 * begins at its top; what else changes leaves the reader where they are.
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

/** The same for a list that has no address: in a dialog, or one of several on a page. */
export function useLocalQuery<R extends ListRoute>(_route: R): ListQuery<R> {
  const [query, setQuery] = useState<Partial<Input<R>>>({})
  return [
    query,
    useCallback((patch: Patch<Input<R>>) => setQuery((before) => changed(before, patch) as Partial<Input<R>>), []),
  ]
}

/** What a list is narrowed by, without page, size and order. */
export function filterOf(requested: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { page: _, limit: __, sort: ___, ...filter } = requested
  return filter
}
