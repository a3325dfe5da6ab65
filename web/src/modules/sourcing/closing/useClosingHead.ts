import { useEffect, useRef, useState } from 'react'
import type { ClosingHead } from '#contract/sourcing/seal/sealLog.ts'
import { useReload } from '#web/kit/client/api.ts'
import { serverClock } from '../countdown/serverClock.ts'
import { useAtServerTime } from '../countdown/useServerTime.ts'
import { followHead } from './followHead.ts'
import { isSameHead, keepHead, type KeptHead, type OfRound } from './keptHead.ts'

/** Later than this is an alarm: who holds a log open after its deadline could put something in. */
export const lateSeconds = 15
/** A page that is open keeps a connection only for the last minutes before the deadline. */
const beforeMs = 120_000

interface Round extends OfRound {
  readonly endAt: string
  readonly head: ClosingHead | null
}

export interface ReceivedHead {
  readonly head: ClosingHead | null
  /** Seconds from the deadline to its arrival on this page; undefined where it was there before. */
  readonly after: number | undefined
  /** Seconds for which this page waits since the deadline; 0 where it does not. */
  readonly waits: number
  /** What this browser was shown first is another one. */
  readonly differs: boolean
}

/** The signed end of a round on an open page: pushed at the deadline, kept at once, and compared with what is kept. */
export function useClosingHead({ projectId, round, endAt, head }: Round): ReceivedHead {
  const reload = useReload()
  const end = Date.parse(endAt)
  const isNear = useAtServerTime((now) => now >= end - beforeMs)
  const waits = useAtServerTime((now) => (head === null && now > end ? Math.floor((now - end) / 1000) : 0))
  const [first, setFirst] = useState<KeptHead>()
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (head !== null || !isNear) return undefined
    wasWaiting.current = true
    const stopping = new AbortController()
    const follow = async () => {
      const pushed = await followHead(projectId, stopping.signal)
      if (!pushed || stopping.signal.aborted) return
      setFirst(await keepHead({ projectId, round }, { head: pushed, receivedAt: serverClock.second() }))
      reload()
    }
    void follow()
    return () => stopping.abort()
  }, [projectId, round, head, isNear, reload])
  useEffect(() => {
    if (head === null) return
    // Fallback: without the event stream the page polls, and the head still counts as received while it was open.
    const receivedAt = wasWaiting.current ? serverClock.second() : undefined
    void keepHead({ projectId, round }, { head, receivedAt }).then(setFirst)
  }, [projectId, round, head])
  const shown = head ?? first?.head ?? null
  return {
    head: shown,
    after: first?.receivedAt === undefined ? undefined : Math.max(0, Math.round((first.receivedAt - end) / 1000)),
    waits: shown ? 0 : waits,
    differs: first !== undefined && head !== null && !isSameHead(first.head, head),
  }
}
