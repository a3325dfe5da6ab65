import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { never } from '#web/kit/hydration.ts'

/** Where the address already stands, as the router says it; a page follows its address when its code is there. */
interface Way {
  readonly subscribe: (isChanged: () => void) => () => void
  readonly state: { readonly location: { readonly key: string } }
}

/** On the server nobody navigates. */
export const WayContext = createContext<Way | null>(null)

/** Whether the address has changed and its page is not shown yet. */
export function useIsOnTheWay(): boolean {
  const way = use(WayContext)
  const { key } = useLocation()
  const newest = useSyncExternalStore(
    way?.subscribe ?? never,
    () => way?.state.location.key ?? key,
    () => key,
  )
  return newest !== key
}
