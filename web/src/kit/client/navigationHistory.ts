import {
  createPath,
  type Location as RouterLocation,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router'

/** Navigation to an address. Its page is rendered when its code is loaded. */
export interface Navigation {
  readonly action: NavigationType
  readonly location: RouterLocation
  /** Index of its entry in the browser's history. */
  readonly index: number
  /** Whether the scroll position is kept. */
  readonly keepsScroll: boolean
}

/** Navigation blocker: resolves to whether the page may be left; undefined if nothing blocks. */
export type Blocker = () => Promise<boolean> | undefined

export interface NavigationHistory extends Navigator {
  readonly latest: () => Navigation
  /** Notifies listeners of each navigation before anything is rendered for it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Marks the navigation as rendered. Until then it is pending and the previous page stays. */
  readonly rendered: (navigation: Navigation) => void
  /** Sets the single blocker; the returned function removes it. */
  readonly block: (blocker: Blocker) => () => void
}

/** Required part of `window`. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash'>
  readonly addEventListener: (type: 'popstate', listener: () => void) => void
}

/** State stored in an entry of the browser's history. */
interface Entry {
  readonly key: string
  readonly index: number
  readonly state: unknown
}

const newKey = () => Math.random().toString(36).slice(2)
const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))

/**
 * Navigation history on top of the browser's, with a confirmation before a page is left.
 * The browser announces a step back after it has happened, so during the confirmation the address bar already shows
 * another entry: on yes the page follows, on no the history steps back. Entries are numbered, so the distance of that
 * step is known.
 * The page to be left is the rendered one; the latest navigation may still be pending.
 */
export function navigationHistory(window: HistoryWindow): NavigationHistory {
  const { history, location } = window
  const listeners = new Set<() => void>()
  let blocker: Blocker | undefined
  let isAsking = false
  /** Entry shown in the address bar. */
  let at = { index: -1, href: '' }
  let latest = navigation(NavigationType.Pop, true)
  let rendered = latest
  /** Permission to leave the rendered page; valid until another page is rendered or the user returns to this one. */
  let mayLeave = false

  function entry(): Entry {
    const made = history.state as Partial<Entry> | null
    if (made?.index !== undefined) return made as Entry
    // Entry created by the browser: the first one, or an anchor. Following the same anchor twice creates only one.
    const index = location.href === at.href ? at.index : at.index + 1
    const numbered: Entry = { key: newKey(), index, state: null }
    history.replaceState(numbered, '')
    return numbered
  }

  function navigation(action: NavigationType, keepsScroll: boolean): Navigation {
    const { key, index, state } = entry()
    const { href, pathname, search, hash } = location
    at = { index, href }
    return { action, location: { pathname, search, hash, key, state }, index, keepsScroll }
  }

  function arrive(next: Navigation): void {
    latest = next
    for (const listener of listeners) listener()
  }

  /** Continues immediately or after confirmation. Changes of query or hash alone do not leave the page. */
  function leave(pathname: string, goOn: () => void): void {
    if (isAsking) return
    const stays = pathname === rendered.location.pathname
    if (stays) mayLeave = false
    const answer = stays || mayLeave ? undefined : blocker?.()
    if (answer) void ask(answer, goOn)
    else goOn()
  }

  async function ask(answer: Promise<boolean>, goOn: () => void): Promise<void> {
    isAsking = true
    mayLeave = await answer.finally(() => (isAsking = false))
    if (mayLeave) goOn()
    else if (at.index !== latest.index) history.go(latest.index - at.index)
  }

  window.addEventListener('popstate', () => {
    const next = navigation(NavigationType.Pop, false)
    if (next.index !== latest.index) leave(next.location.pathname, () => arrive(navigation(NavigationType.Pop, false)))
  })

  const createURL = (to: To) => new URL(createHref(to), location.origin)

  /**
   * React Router replaces the entry if a link leads to the rendered page. While another navigation is pending this is a
   * step back.
   */
  const isStepBack = (to: To) =>
    latest !== rendered && createURL(createPath(rendered.location)).href === createURL(to).href

  const change = (requested: 'push' | 'replace') => (to: To, state?: unknown, options?: NavigateOptions) =>
    leave(createURL(to).pathname, () => {
      const method = isStepBack(to) ? 'push' : requested
      const made: Entry = { key: newKey(), index: at.index + (method === 'push' ? 1 : 0), state: state ?? null }
      if (method === 'push') history.pushState(made, '', createHref(to))
      else history.replaceState(made, '', createHref(to))
      const action = method === 'push' ? NavigationType.Push : NavigationType.Replace
      arrive(navigation(action, options?.preventScrollReset === true))
    })

  return {
    createHref,
    createURL,
    encodeLocation: (to) => {
      const { pathname, search, hash } = createURL(to)
      return { pathname, search, hash }
    },
    go: (delta) => history.go(delta),
    push: change('push'),
    replace: change('replace'),
    latest: () => latest,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    rendered: (navigation) => {
      if (navigation.location.pathname !== rendered.location.pathname) mayLeave = false
      rendered = navigation
    },
    block: (next) => {
      blocker = next
      return () => void (blocker = undefined)
    },
  }
}
