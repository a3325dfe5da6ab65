import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { viewHome } from '#contract/home/home.ts'

/** Refresh interval of home lists (specification, section 9). */
const EVERY_MS = 60_000
/** Delays after a project's time: the server's jobs make the transition shortly afterwards, later under load. */
const AFTER_MOMENT_MS = [1500, 6000]

/**
 * Refreshes a home page every minute, and when a project's time is reached, for which the returned function is called.
 * The app follows changes by operators.
 */
export function useHomeLive(): () => void {
  const client = useQueryClient()
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const ask = useCallback(() => {
    if (document.visibilityState === 'hidden') return
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === viewHome.path })
  }, [client])
  useEffect(() => {
    const interval = setInterval(ask, EVERY_MS)
    const pending = timers
    return () => {
      clearInterval(interval)
      for (const timer of pending.current.splice(0)) clearTimeout(timer)
    }
  }, [ask])
  return useCallback(() => {
    for (const timer of timers.current.splice(0)) clearTimeout(timer)
    timers.current = AFTER_MOMENT_MS.map((ms) => setTimeout(ask, ms))
  }, [ask])
}
