import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { Visit } from '#contract/kit/drawing.ts'

let find: () => Visit | undefined = () => undefined

/** The visit that is being drawn for, where that is not a browser: storages and network are then the visit's. */
export const visit = (): Visit | undefined => find()

/** Says how a visit is found; only who draws without a browser does. */
export const findVisitBy = (way: () => Visit | undefined): void => void (find = way)

/** Not longer, in milliseconds: for a browser that never rests, and for a page that never comes. */
const MOST_PAUSE_MS = 2000
const MOST_WAIT_MS = 10_000
/** For what never changes by itself. */
export const never = () => () => undefined

/** Answers React's question for a value, and notices the one that is only asked where something drawn is taken over. */
class Place {
  isHere = true
  readonly here = () => this
  readonly drawn = () => {
    this.isHere = false
    return this
  }
}

/**
 * Whether the program runs here: false in what was drawn before it arrived, until that is taken over and what was done meanwhile has been done.
 * The change is a transition: a store that simply answers otherwise would make React take over all that is below in one go.
 */
export function useIsHere(): boolean {
  const [place, setPlace] = useState(() => new Place())
  useSyncExternalStore(never, place.here, place.drawn)
  useEffect(() => {
    if (!place.isHere) void arrival.promise.then(() => startTransition(() => setPlace(new Place())))
  }, [place])
  return place.isHere
}

const arrival = Promise.withResolvers<void>()
/** The program is here: from now on nothing waits for it. */
export const arrive = (): void => arrival.resolve()

let takenOver = 0
let over = Promise.withResolvers<void>()
over.resolve()

/** Begins to take over what was drawn before the program arrived; the moment of it, in milliseconds. */
export function takeOver(): number {
  over = Promise.withResolvers()
  return (takenOver = Date.now())
}

/** The browser's next pause; React works in pieces without one. One browser cannot tell, and is given a moment. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MOST_PAUSE_MS })
    else setTimeout(resolve, 300)
  })

const page = Promise.withResolvers<void>()
/** Stands beside a page, in what waits for it: it is there when the page is. */
export function PageMark(): null {
  useEffect(() => page.resolve(), [])
  return null
}

/**
 * React has been given what was drawn: the first pause after the page is the end of that. A pause alone says nothing: while the page
 * waits for its code, the browser rests too.
 */
export async function endTakeOver(isDrawn: boolean): Promise<void> {
  if (isDrawn) await Promise.race([page.promise, new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS))])
  await pause()
  over.resolve()
}

/** Waits until what was drawn has been taken over; an answer that came before would make React do the rest of it in one go. */
export const untilTakenOver = (): Promise<void> => over.promise
/** When that was; what was known then is what is drawn. 0 where nothing was; who draws for a visit draws all that is known. */
export const takenOverAt = (): number => (visit() ? Number.POSITIVE_INFINITY : takenOver)
