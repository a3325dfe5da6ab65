import { useEffect, useRef, useState } from 'react'
import { Refused } from '#web/kit/client/refused.ts'
import type { Values } from '../values.ts'

/** What came of it: saved, nothing to save, not enough to be saved, changed by somebody else, refused, or no answer. */
export type Kept = 'saved' | 'nothing' | 'incomplete' | 'newer' | 'refused' | 'unreachable'

interface KeepOptions {
  readonly isBusy: () => boolean
  /** What is right as it stands; undefined where that is not enough to be saved. */
  readonly savable: () => Values | undefined
  readonly isSaved: (values: Values) => boolean
  readonly send: (values: Values) => Promise<void>
  readonly onRefused: (refusal: Refused) => Promise<void>
}

/** Saving beside the work: one call at a time, about what was right when it began. */
export function useKeep({ isBusy, savable, isSaved, send, onRefused }: KeepOptions) {
  const [isKeeping, setIsKeeping] = useState(false)
  const running = useRef(false)
  const keep = async (): Promise<Kept> => {
    const values = savable()
    if (!values) return 'incomplete'
    if (running.current || isBusy() || isSaved(values)) return 'nothing'
    running.current = true
    setIsKeeping(true)
    try {
      await send(values)
      return 'saved'
    } catch (error) {
      if (!(error instanceof Refused)) return 'unreachable'
      if (!error.is('thing.stale')) return 'refused'
      await onRefused(error)
      return 'newer'
    } finally {
      running.current = false
      setIsKeeping(false)
    }
  }
  return { keep, isKeeping }
}

/** Does something once what goes on is over, with what is known then. */
export function useAfter<Given>(isGoingOn: boolean, act: (given: Given | undefined) => void) {
  const waiting = useRef<{ readonly given: Given | undefined }>(undefined)
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  useEffect(() => {
    const due = waiting.current
    if (isGoingOn || !due) return
    waiting.current = undefined
    latest.current(due.given)
  }, [isGoingOn])
  return (given?: Given) => {
    if (isGoingOn) waiting.current = { given }
    else act(given)
  }
}
