import { useSyncExternalStore } from 'react'
import { type Message, type Pushed } from '#contract/notifications/messages.ts'

/** What this page knows of the person's messages; the bell, the page and the pop-up read it. */
interface Live {
  /** Undefined until it is known. */
  readonly unread: number | undefined
  /** What pops up now, the newest first. */
  readonly popping: readonly Message[]
}

const nothing: Live = { unread: undefined, popping: [] }
let live = nothing
const listeners = new Set<() => void>()
function set(next: Partial<Live>): void {
  live = { ...live, ...next }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useLiveMessages = (): Live =>
  useSyncExternalStore(
    subscribe,
    () => live,
    () => nothing,
  )

const mostPopping = 5
/** What happened before is in the bell, and no news. */
const poppingHours = 24
const isNews = ({ createTime }: Message): boolean => Date.now() - Date.parse(createTime) < poppingHours * 3_600_000
const KEY = 'messagesPopped'
const newer = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)
const shownUpTo = (userId: string): string => localStorage.getItem(`${KEY}:${userId}`) ?? '0'

/** What has popped up in this tab: a page may have learnt of it before it was pushed. */
const popped = new Set<string>()

/**
 * Takes what the server says. What is pushed pops up once in each tab in sight; what a page asks for after it was
 * opened pops up once in a browser, unless it was in sight before. `mayPop` says which may do so here.
 */
export function takeMessages(
  userId: string,
  { unread, records }: Pushed,
  mayPop: (message: Message) => boolean,
  isPushed: boolean,
): void {
  const seen = shownUpTo(userId)
  const popping =
    document.visibilityState === 'visible'
      ? records.filter(
          (each) =>
            !each.isRead && !popped.has(each.id) && (isPushed || newer(each.id, seen)) && isNews(each) && mayPop(each),
        )
      : []
  for (const { id } of popping) popped.add(id)
  const last = popping.reduce((newest, { id }) => (newer(id, newest) ? id : newest), seen)
  if (last !== seen) localStorage.setItem(`${KEY}:${userId}`, last)
  set({ unread, ...(popping.length > 0 ? { popping: [...popping, ...live.popping].slice(0, mostPopping) } : {}) })
}

export const setUnread = (unread: number): void => set({ unread })
export const endPopping = (): void => set({ popping: [] })
export const forgetLive = (): void => {
  popped.clear()
  set(nothing)
}
