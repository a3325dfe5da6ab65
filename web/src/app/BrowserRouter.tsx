import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import { HistoryContext } from '#web/kit/client/navigation.ts'
import type { NavigationHistory } from '#web/kit/client/navigationHistory.ts'

interface BrowserRouterProps {
  readonly history: NavigationHistory
  readonly children: ReactNode
}

/** Browser router. The current page stays visible until the next one has its code and data. */
export function BrowserRouter({ history, children }: BrowserRouterProps) {
  const [navigation, show] = useState(history.latest)
  const { action, location } = navigation
  useLayoutEffect(() => history.subscribe(() => startTransition(() => show(history.latest()))), [history])
  useLayoutEffect(() => history.rendered(navigation), [history, navigation])
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  )
}
