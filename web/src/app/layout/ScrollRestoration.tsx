import { use, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { HistoryContext } from '#web/kit/client/navigation.ts'

const STORED = 'scrollPositions'

/** Scroll positions by the key of the history entry. */
let positions: Record<string, number> | undefined
const known = () => (positions ??= JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>)

/**
 * Scroll restoration: going back restores the position, also after a reload; other pages start at the top or at the
 * anchor. The browser cannot do this, because it does not wait for the page's data.
 */
export function ScrollRestoration() {
  const history = use(HistoryContext)
  const { key, hash } = useLocation()
  useEffect(ownScrolling, [])
  useLayoutEffect(() => {
    if (!history) return
    const position = known()[key]
    const target = hash === '' ? null : document.querySelector(`#${CSS.escape(hash.slice(1))}`)
    if (position !== undefined) scrollTo(0, position)
    else if (target) target.scrollIntoView()
    else if (!history.latest().keepsScroll) scrollTo(0, 0)
    const keep = () => void (known()[key] = scrollY)
    const store = () => {
      keep()
      sessionStorage.setItem(STORED, JSON.stringify(known()))
    }
    const unsubscribe = history.subscribe(keep)
    addEventListener('pagehide', store)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', store)
    }
  }, [history, key, hash])
  return null
}

/** On a reload the browser restores the position, before server-rendered content is hydrated. */
function ownScrolling(): () => void {
  const own = () => void (history.scrollRestoration = 'manual')
  const leave = () => void (history.scrollRestoration = 'auto')
  own()
  addEventListener('pageshow', own)
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pageshow', own)
    removeEventListener('pagehide', leave)
    leave()
  }
}
