import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { homeStream, viewHome } from '#contract/home/home.ts'
import { whenHydrated } from '#web/kit/client/hydration.ts'

/** Home lists refresh (specification, section 9). */
const EVERY_MS = 60_000
/** The server's jobs make a transition when its time has come; a busy server takes a moment longer. */
const AFTER_MOMENT_MS = [1500, 6000]
/** What the page itself needs comes first. */
const CONNECT_AFTER_MS = 4000

/**
 * Keeps a home page fresh: every minute, when a time of a project has come, which the answered function says, and when
 * another layout was published. A page that is not looked at holds no connection.
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
    const stop = followHome(ask)
    const pending = timers
    return () => {
      clearInterval(interval)
      for (const timer of pending.current.splice(0)) clearTimeout(timer)
      stop()
    }
  }, [ask])
  return useCallback(() => {
    for (const timer of timers.current.splice(0)) clearTimeout(timer)
    timers.current = AFTER_MOMENT_MS.map((ms) => setTimeout(ask, ms))
  }, [ask])
}

/** Listens to the server while the page is looked at; answers what ends it. */
function followHome(onChange: () => void): () => void {
  let source: EventSource | undefined
  let isOver = false
  const follow = () => {
    source?.close()
    source = undefined
    if (isOver || document.visibilityState === 'hidden') return
    source = new EventSource(homeStream)
    source.addEventListener('home', onChange)
  }
  const onVisible = () => {
    follow()
    onChange()
  }
  const start = async () => {
    await whenHydrated()
    timer = setTimeout(() => {
      follow()
      document.addEventListener('visibilitychange', onVisible)
    }, CONNECT_AFTER_MS)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  void start()
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisible)
    source?.close()
  }
}
