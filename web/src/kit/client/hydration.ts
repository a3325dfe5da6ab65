import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { PageRequest } from '#contract/kit/ssr.ts'

let find: () => PageRequest | undefined = () => undefined

/**
 * SSR request context: the request that a page is rendered for on the server, undefined in a browser. Storages and
 * network are then the request's.
 */
export const pageRequest = (): PageRequest | undefined => find()

/** Sets the accessor of the request; only the server entry calls it. */
export const providePageRequest = (by: () => PageRequest | undefined): void => void (find = by)

/** Timeout of idle callbacks in ms, for a browser that is never idle. */
const MOST_IDLE_WAIT_MS = 2000
/** Timeout of hydration in ms, for a page that never loads. */
const MOST_HYDRATION_MS = 10_000
/** Subscription of a store that never changes. */
export const never = () => () => undefined

/** Store snapshot for React. It records whether React read the server snapshot, which happens only during hydration. */
class Snapshot {
  isHydrated = true
  readonly ofClient = () => this
  readonly ofServer = () => {
    this.isHydrated = false
    return this
  }
}

/**
 * Whether the component is hydrated: false in server-rendered HTML until hydration has finished and earlier events were
 * replayed. The change is a transition, because a synchronous store update would make React hydrate the whole subtree
 * in one long task.
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
/** Marks hydration as finished, with earlier events replayed. */
export const markHydrated = (): void => replayed.resolve()

let startedAt = 0
let hydration = Promise.withResolvers<void>()
hydration.resolve()

/** Starts hydration; returns the start time in ms since 1970. */
export function startHydration(): number {
  hydration = Promise.withResolvers()
  return (startedAt = Date.now())
}

/** Next idle period of the browser; a short timeout in browsers without `requestIdleCallback`. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MOST_IDLE_WAIT_MS })
    else setTimeout(resolve, 300)
  })

const page = Promise.withResolvers<void>()
/** Marker inside the page's suspense boundary: its effect runs when the page is hydrated. */
export function PageMarker(): null {
  useEffect(() => page.resolve(), [])
  return null
}

/**
 * Ends hydration in the first idle period after the page's own effect. Idleness alone is not enough: the browser is
 * also idle while the page's code loads.
 */
export async function finishHydration(isServerRendered: boolean): Promise<void> {
  if (isServerRendered)
    await Promise.race([page.promise, new Promise((resolve) => setTimeout(resolve, MOST_HYDRATION_MS))])
  await whenIdle()
  hydration.resolve()
}

/** Waits for the end of hydration; an earlier state update would make React hydrate the rest in one long task. */
export const whenHydrated = (): Promise<void> => hydration.promise
/**
 * Start time of hydration: data known then is rendered. 0 without hydration; infinity on the server, which renders all
 * known data.
 */
export const hydratedAt = (): number => (pageRequest() ? Number.POSITIVE_INFINITY : startedAt)
