import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Route } from '#contract/kit/route.ts'

const EVERY_MS = 30_000
/** The server's jobs make a transition when its time has come; a busy server takes a moment longer. */
const AFTER_MOMENT_MS = [1500, 6000]

/**
 * Keeps what these routes have answered fresh: every half minute, and when a time of a project has come, which the
 * answered function says. What is shown stays until the answer is there, so neither scroll nor focus is lost.
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
