import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { never } from './hydration.ts'
import type { NavigationHistory } from './navigationHistory.ts'

/** On the server nobody navigates. */
export const HistoryContext = createContext<NavigationHistory | null>(null)

/** Whether the address has changed and its page is not shown yet. */
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
