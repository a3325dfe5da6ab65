import { useSyncExternalStore } from 'react'
import { type Message, type Pushed } from '#contract/notifications/messages.ts'

/** Messages known to this page; bell, message page and pop-up read them. */
interface Live {
  /** Undefined while loading. */
  readonly unread: number | undefined
  /** Messages shown as pop-ups now, newest first. */
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

const maxPopping = 5
/** Older messages do not pop up. */
const poppingHours = 24
const isNews = ({ createTime }: Message): boolean => Date.now() - Date.parse(createTime) < poppingHours * 3_600_000
const KEY = 'messagesPopped'
const newer = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)
const shownUpTo = (userId: string): string => localStorage.getItem(`${KEY}:${userId}`) ?? '0'

/** Messages that have popped up in this tab, because a page may have read them before the push. */
const popped = new Set<string>()
/** Newest of them: a push that a read has overtaken brings only what is older, and that is no news any more. */
let newestPopped = '0'

/**
 * Processes messages of the server. Pushed ones pop up once in each visible tab; those read after navigation pop up
 * once in a browser unless shown before. `mayPop` decides which may pop up here.
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
            !each.isRead &&
            !popped.has(each.id) &&
            newer(each.id, isPushed ? newestPopped : seen) &&
            isNews(each) &&
            mayPop(each),
        )
      : []
  for (const { id } of popping) {
    popped.add(id)
    if (newer(id, newestPopped)) newestPopped = id
  }
  const last = popping.reduce((newest, { id }) => (newer(id, newest) ? id : newest), seen)
  if (last !== seen) localStorage.setItem(`${KEY}:${userId}`, last)
  set({ unread, ...(popping.length > 0 ? { popping: [...popping, ...live.popping].slice(0, maxPopping) } : {}) })
}

export const setUnread = (unread: number): void => set({ unread })
export const endPopping = (): void => set({ popping: [] })
export const forgetLive = (): void => {
  popped.clear()
  newestPopped = '0'
  set(nothing)
}
