import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import css from './Progress.module.css'

/** A thin line while something is asked or written for longer than a moment; the page below stays as it is. */
export function Progress() {
  const isBusy = useIsFetching() + useIsMutating() > 0
  return isBusy ? <div className={css['progress']} aria-hidden /> : null
}
