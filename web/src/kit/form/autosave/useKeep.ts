import { useEffect, useRef, useState } from 'react'
import { Refused } from '#web/kit/client/refused.ts'
import type { Values } from '../values.ts'

/** What came of it: saved, saved but for what is wrong, nothing to save, not enough to be saved, changed by somebody else, refused, or no answer. */
export type Kept = 'saved' | 'partly' | 'nothing' | 'incomplete' | 'newer' | 'refused' | 'unreachable'

interface KeepOptions {
  readonly isBusy: () => boolean
  /** What is right as it stands; undefined where that is not enough to be saved. */
  readonly savable: () => Values | undefined
  /** Whether that is all that is written. */
  readonly isWhole: (values: Values) => boolean
  readonly isSaved: (values: Values) => boolean
  readonly send: (values: Values) => Promise<void>
  readonly onRefused: (refusal: Refused) => Promise<void>
}

/** Saving beside the work: one call at a time, about what was right when it began. */
export function useKeep({ isBusy, savable, isWhole, isSaved, send, onRefused }: KeepOptions) {
  const [isKeeping, setIsKeeping] = useState(false)
  const running = useRef<Promise<Kept>>(undefined)
  const write = async (values: Values): Promise<Kept> => {
    setIsKeeping(true)
    try {
      await send(values)
      return isWhole(values) ? 'saved' : 'partly'
    } catch (error) {
      if (!(error instanceof Refused)) return 'unreachable'
      if (!error.is('thing.stale')) return 'refused'
      await onRefused(error)
      return 'newer'
    } finally {
      running.current = undefined
      setIsKeeping(false)
    }
  }
  const keep = async (): Promise<Kept> => {
    if (running.current) return running.current
    const values = savable()
    if (!values) return 'incomplete'
    if (isBusy() || isSaved(values)) return 'nothing'
    running.current = write(values)
    return running.current
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
