import { useEffect, useRef, useState } from 'react'
import type { ClosingHead } from '#contract/sourcing/seal/sealLog.ts'
import { useReload } from '#web/kit/client/api.ts'
import { serverClock } from '../countdown/serverClock.ts'
import { useAtServerTime } from '../countdown/useServerTime.ts'
import { followHead } from './followHead.ts'
import { isSameHead, keepHead, type KeptHead, type OfRound } from './keptHead.ts'

/** Seconds after which a missing head is an alarm: anyone who delays the end of the log could still insert entries. */
export const lateSeconds = 15
/** The page connects only in the last minutes before the deadline. */
const beforeMs = 120_000

interface Round extends OfRound {
  readonly endAt: string
  readonly head: ClosingHead | null
  /** Whether the project ended before the deadline, so that the round never gets a head. */
  readonly isAbandoned?: boolean
}

export interface ReceivedHead {
  readonly head: ClosingHead | null
  /** Seconds from the deadline to the arrival on this page; undefined if it existed before. */
  readonly after: number | undefined
  /** Seconds of waiting since the deadline; 0 if not waiting. */
  readonly waits: number
  /** The project ended before the deadline: there is no head and none will come. */
  readonly isNone: boolean
  /** Differs from the head that this browser received first. */
  readonly differs: boolean
}

/**
 * Closing head of a round on an open page: pushed at the deadline, stored at once, and compared with the stored one.
 */
export function useClosingHead({ projectId, round, endAt, head, isAbandoned = false }: Round): ReceivedHead {
  const reload = useReload()
  const end = Date.parse(endAt)
  const isNone = isAbandoned && head === null
  const isNear = useAtServerTime((now) => !isNone && now >= end - beforeMs)
  const waits = useAtServerTime((now) => (head === null && !isNone && now > end ? Math.floor((now - end) / 1000) : 0))
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
    isNone: isNone && shown === null,
    differs: first !== undefined && head !== null && !isSameHead(first.head, head),
  }
}
