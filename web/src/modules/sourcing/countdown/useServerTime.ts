import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { getServerTime } from '#contract/sourcing/hall/serverTime.ts'
import { call } from '#web/kit/client/api.ts'
import { whenHydrated } from '#web/kit/client/hydration.ts'
import { serverClock } from './serverClock.ts'

/** The time of the reply that a page shows, ISO 8601: what server and browser both render first. */
export const ReplyTime = createContext<string | undefined>(undefined)

const secondOf = (ms: number) => Math.floor(ms / 1000) * 1000
/** Without a reply server and browser would render a time of their own each: 0, until the browser has taken over. */
const secondIn = (instant: string | undefined) => (instant === undefined ? 0 : secondOf(Date.parse(instant)))

/**
 * Something that depends on the server's time, in milliseconds since 1970. The component is rendered again only when
 * the answer is another one, so it is a text, a number or a yes.
 */
export function useAtServerTime<T extends string | number | boolean>(answer: (now: number) => T): T {
  const replied = use(ReplyTime)
  return useSyncExternalStore(
    serverClock.subscribe,
    () => answer(serverClock.second() ?? (replied === undefined ? secondOf(Date.now()) : secondIn(replied))),
    () => answer(secondIn(replied)),
  )
}

/** Sets the clock: by the reply first, then by a call whose way there and back is measured; again after a pause. */
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
  // Without an answer the clock goes on as it is.
  const answer = await call(getServerTime, {}).catch(() => undefined)
  if (answer) serverClock.set(answer.now, askedAt, Date.now())
}
