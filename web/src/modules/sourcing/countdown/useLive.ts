import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Route } from '#contract/kit/route.ts'

const EVERY_MS = 30_000
/** Delays after a project's time: the server's jobs make the transition shortly afterwards, later under load. */
const AFTER_MOMENT_MS = [1500, 6000]

/**
 * Refreshes the replies of these routes every 30 seconds, and when a project's time is reached, for which the returned
 * function is called. The content stays until the new reply arrives, so scroll position and focus are kept.
 */
export function useLive(routes: readonly Route[]): () => void {
  const client = useQueryClient()
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const paths = routes.map(({ path }) => path).join(' ')
  const ask = useCallback(() => {
    if (document.visibilityState === 'hidden') return
    const of = new Set(paths.split(' '))
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => of.has(path as string) })
  }, [client, paths])
  const clear = useCallback(() => {
    for (const timer of timers.current.splice(0)) clearTimeout(timer)
  }, [])
  useEffect(() => {
    const interval = setInterval(ask, EVERY_MS)
    return () => {
      clearInterval(interval)
      clear()
    }
  }, [ask, clear])
  return useCallback(() => {
    clear()
    timers.current = AFTER_MOMENT_MS.map((ms) => setTimeout(ask, ms))
  }, [ask, clear])
}
