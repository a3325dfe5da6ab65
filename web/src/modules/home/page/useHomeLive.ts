import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { viewHome } from '#contract/home/home.ts'

/** Home lists refresh (specification, section 9). */
const EVERY_MS = 60_000
/** The server's jobs make a transition when its time has come; a busy server takes a moment longer. */
const AFTER_MOMENT_MS = [1500, 6000]

/**
 * Keeps a home page fresh: every minute, and when a time of a project has come, which the answered function says. What
 * operators change is followed by the frame.
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
