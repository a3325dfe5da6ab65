import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { never } from '#web/kit/client/hydration.ts'

/** Where the address already stands, as the router says it; a page follows its address when its code is there. */
interface RouterState {
  readonly subscribe: (isChanged: () => void) => () => void
  readonly state: { readonly location: { readonly key: string } }
}

/** On the server nobody navigates. */
export const RouterContext = createContext<RouterState | null>(null)

/** Whether the address has changed and its page is not shown yet. */
export function useIsNavigating(): boolean {
  const way = use(RouterContext)
  const { key } = useLocation()
  const newest = useSyncExternalStore(
    way?.subscribe ?? never,
    () => way?.state.location.key ?? key,
    () => key,
  )
  return newest !== key
}
