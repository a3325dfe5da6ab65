import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useIsNavigating } from '#web/kit/client/navigation.ts'
import css from './Progress.module.css'

/**
 * A thin line while something is asked or written, or a page on its way, for longer than a moment; the page below stays
 * as it is.
 */
export function Progress() {
  const isAsking = useIsFetching() + useIsMutating() > 0
  const isNavigating = useIsNavigating()
  return isAsking || isNavigating ? <div className={css['progress']} data-progress aria-hidden /> : null
}
