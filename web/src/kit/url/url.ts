import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Input, Route } from '#contract/kit/route.ts'
import { readSearchParams } from './readSearchParams.ts'
import { changed, writeSearchParams } from './searchParams.ts'

/** Changes of the query; undefined removes a parameter. */
type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** State in the URL: search params validated by the route's schema, and a setter. */
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
