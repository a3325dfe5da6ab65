import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Input, Route } from '#contract/kit/route.ts'
import { readSearchParams } from './readSearchParams.ts'
import { changed, writeSearchParams } from './searchParams.ts'

/** What changes; undefined takes it out of the address. */
type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined }

/**
 * The address is the state: what it asks, as far as the route's schema takes it, and a way to change it.
 */
export function useQueryOf<R extends Route>(
  route: R,
): [query: Partial<Input<R>>, setQuery: (patch: Patch<Input<R>>) => void] {
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readSearchParams(route.input, search) as Partial<Input<R>>, [route, search])
  const setQuery = useCallback(
    (patch: Patch<Input<R>>) => setSearch(writeSearchParams(changed(query, patch)), { preventScrollReset: false }),
    [query, setSearch],
  )
  return [query, setQuery]
}
