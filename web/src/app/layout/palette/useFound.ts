import { useQueries } from '@tanstack/react-query'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { useDebounced } from '#web/kit/format/useDebounced.ts'
import { type Found, type FoundKind, foundKinds, type PaletteSource } from '#web/kit/palette/paletteSource.ts'
import { paletteSources as catalogue } from '#web/modules/catalogue/palette.ts'
import { paletteSources as notices } from '#web/modules/notices/palette.ts'
import { paletteSources as ordering } from '#web/modules/ordering/palette.ts'
import { paletteSources as sourcing } from '#web/modules/sourcing/palette.ts'

const sources: readonly PaletteSource[] = [...ordering, ...catalogue, ...sourcing, ...notices].toSorted(
  (one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind),
)

/** Minimum input: two letters, or one Chinese character, which is a word. */
const isEnough = (typed: string) => typed.length > 1 || /\p{Script=Han}/u.test(typed)

interface FoundByKind {
  readonly found: readonly { readonly kind: FoundKind; readonly things: readonly Found[] }[]
  /** Whether results are still loading. */
  readonly isSearching: boolean
  /** Whether a source failed. */
  readonly hasFailed: boolean
}

/** Results of each kind that this person may read. */
export function useFound(typed: string): FoundByKind {
  const me = useMe()
  const may = useMay()
  const settled = useDebounced(typed)
  const own = sources.filter(
    ({ entrance, needs }) => entrance === me?.userInfo.userType && (needs === undefined || may(needs)),
  )
  const enabled = isEnough(settled)
  const queries = useQueries({
    queries: own.map(({ kind, find }) => ({
      queryKey: ['palette', kind, settled],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => find(settled, signal),
      enabled,
      retry: false,
      staleTime: 30_000,
    })),
  })
  return {
    found: own.flatMap(({ kind }, place) => {
      const things = queries[place]?.data ?? []
      return enabled && things.length > 0 ? [{ kind, things }] : []
    }),
    isSearching: isEnough(typed) && (typed !== settled || queries.some(({ isFetching }) => isFetching)),
    hasFailed: enabled && queries.some(({ isError }) => isError),
  }
}
