import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useIsNavigating } from '#web/kit/client/navigation.ts'
import css from './Progress.module.css'

/** Progress line while a request or navigation takes longer than a moment; the page stays unchanged. */
export function Progress() {
  const isAsking = useIsFetching() + useIsMutating() > 0
  const isNavigating = useIsNavigating()
  return isAsking || isNavigating ? <div className={css['progress']} data-progress aria-hidden /> : null
}
