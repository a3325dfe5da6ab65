import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { never } from './hydration.ts'
import type { NavigationHistory } from './navigationHistory.ts'

/** Navigation history; null on the server. */
export const HistoryContext = createContext<NavigationHistory | null>(null)

/** Whether a navigation is pending: the address has changed, its page is not rendered yet. */
export function useIsNavigating(): boolean {
  const history = use(HistoryContext)
  const { key } = useLocation()
  const latest = useSyncExternalStore(
    history?.subscribe ?? never,
    () => history?.latest().location.key ?? key,
    () => key,
  )
  return latest !== key
}
