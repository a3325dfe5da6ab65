import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readEvents } from '#web/kit/stream/eventStream.ts'

const [shortestMs, longestMs] = [1000, 30_000]
/** The figures are also read without a signal, because days pass. */
const anywayMs = 300_000

/** Reads the figures of a path again when facts have changed. Hidden pages hold no connection, and read when they are seen. */
export function useLiveFacts(readPath: string, stream: string, headers?: Readonly<Record<string, string>>): void {
  const client = useQueryClient()
  useEffect(() => {
    let ending = new AbortController()
    const refresh = () => void client.invalidateQueries({ queryKey: [readPath] })
    async function follow(signal: AbortSignal) {
      for (let wait = shortestMs; !signal.aborted;) {
        const isStream = await readEvents(stream, { signal, take: refresh, ...(headers && { headers }) }).catch(
          () => false,
        )
        if (signal.aborted) return
        wait = isStream ? shortestMs : Math.min(2 * wait, longestMs)
        // Random delay, so that pages do not connect all at once after a restart.
        await new Promise((resume) => setTimeout(resume, wait * (0.5 + Math.random())))
        // What has changed meanwhile was not signalled.
        if (isStream) refresh()
      }
    }
    const onVisible = () => {
      ending.abort()
      if (document.visibilityState !== 'visible') return
      ending = new AbortController()
      refresh()
      void follow(ending.signal)
    }
    void follow(ending.signal)
    document.addEventListener('visibilitychange', onVisible)
    const timer = setInterval(refresh, anywayMs)
    return () => {
      ending.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [client, headers, readPath, stream])
}
