import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { getServerTime } from '#contract/sourcing/hall/serverTime.ts'
import { call } from '#web/kit/client/api.ts'
import { whenHydrated } from '#web/kit/client/hydration.ts'
import { serverClock } from './serverClock.ts'

/** Time of the page's reply (ISO 8601), which server and browser both render first. */
export const ReplyTime = createContext<string | undefined>(undefined)

const secondOf = (ms: number) => Math.floor(ms / 1000) * 1000
/** Without a reply: 0 until hydration, because server and browser would render different times. */
const secondIn = (instant: string | undefined) => (instant === undefined ? 0 : secondOf(Date.parse(instant)))

/**
 * Value that depends on the server time (milliseconds since 1970). Rerenders only when the value changes, so it must be
 * a primitive.
 */
export function useAtServerTime<T extends string | number | boolean>(answer: (now: number) => T): T {
  const replied = use(ReplyTime)
  return useSyncExternalStore(
    serverClock.subscribe,
    () => answer(serverClock.second() ?? (replied === undefined ? secondOf(Date.now()) : secondIn(replied))),
    () => answer(secondIn(replied)),
  )
}

/** Sets the clock: by the reply first, then by a call with measured latency; again after a pause. */
export function useServerClock(replied: string | undefined): void {
  useEffect(() => {
    if (replied !== undefined) serverClock.seed(replied)
  }, [replied])
  useEffect(() => {
    const onVisible = () => void (document.visibilityState === 'visible' && measure())
    void whenHydrated().then(measure)
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}

async function measure(): Promise<void> {
  const askedAt = Date.now()
  // Without a response the clock continues unchanged.
  const answer = await call(getServerTime, {}).catch(() => undefined)
  if (answer) serverClock.set(answer.now, askedAt, Date.now())
}
