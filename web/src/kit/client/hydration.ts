import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { PageRequest } from '#contract/kit/ssr.ts'

let find: () => PageRequest | undefined = () => undefined

/**
 * SSR request context: the request that a page is rendered for on the server, undefined in a browser. Storages and
 * network are then the request's.
 */
export const pageRequest = (): PageRequest | undefined => find()

/** Says how the request is found; the server's entry alone does. */
export const providePageRequest = (by: () => PageRequest | undefined): void => void (find = by)

/** Idle callbacks come after so many milliseconds at the latest: for a browser that is never idle. */
const MOST_IDLE_WAIT_MS = 2000
/** Hydration ends after so many milliseconds at the latest: for a page that never comes. */
const MOST_HYDRATION_MS = 10_000
/** A subscription to what never changes by itself. */
export const never = () => () => undefined

/** Store snapshot for React. It records whether the server's one was read, which React does only while hydrating. */
class Snapshot {
  isHydrated = true
  readonly ofClient = () => this
  readonly ofServer = () => {
    this.isHydrated = false
    return this
  }
}

/**
 * Whether the component is hydrated: false in server-rendered HTML until hydration is over and the events before it
 * were replayed. The change is a transition: a store that simply answers otherwise would make React hydrate all that is
 * below in one go.
 */
export function useHydrated(): boolean {
  const [snapshot, setSnapshot] = useState(() => new Snapshot())
  useSyncExternalStore(never, snapshot.ofClient, snapshot.ofServer)
  useEffect(() => {
    if (!snapshot.isHydrated) void replayed.promise.then(() => startTransition(() => setSnapshot(new Snapshot())))
  }, [snapshot])
  return snapshot.isHydrated
}

const replayed = Promise.withResolvers<void>()
/** Hydration is over and the events before it were replayed: from now on nothing waits for it. */
export const markHydrated = (): void => replayed.resolve()

let startedAt = 0
let hydration = Promise.withResolvers<void>()
hydration.resolve()

/** Begins hydration; the moment of it, in milliseconds since 1970. */
export function startHydration(): number {
  hydration = Promise.withResolvers()
  return (startedAt = Date.now())
}

/** The browser's next idle callback. One browser has none, and is given a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MOST_IDLE_WAIT_MS })
    else setTimeout(resolve, 300)
  })

const page = Promise.withResolvers<void>()
/** Suspends with its page: its effect tells that the page is hydrated. */
export function PageMarker(): null {
  useEffect(() => page.resolve(), [])
  return null
}

/**
 * Ends hydration with the first idle callback after the page's own effect. Being idle alone says nothing: the browser
 * is idle too while the page waits for its code.
 */
export async function finishHydration(isServerRendered: boolean): Promise<void> {
  if (isServerRendered)
    await Promise.race([page.promise, new Promise((resolve) => setTimeout(resolve, MOST_HYDRATION_MS))])
  await whenIdle()
  hydration.resolve()
}

/** Waits for the end of hydration; an answer that came before would make React hydrate the rest in one go. */
export const whenHydrated = (): Promise<void> => hydration.promise
/**
 * When hydration began; what was known then is what is rendered. 0 where there is none; on the server all that is known
 * is rendered.
 */
export const hydratedAt = (): number => (pageRequest() ? Number.POSITIVE_INFINITY : startedAt)
