import { use, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { HistoryContext } from '#web/kit/client/navigation.ts'

const STORED = 'scrollPositions'

/** How far each entry of the history was scrolled, by its key. */
let positions: Record<string, number> | undefined
const known = () => (positions ??= JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>)

/**
 * Scroll restoration: who goes back finds the page where they left it, also after it was loaded anew; another page
 * begins at its top, or at what its address names. The browser cannot do it, because it does not wait for the page.
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

/**
 * While a page is loaded anew, the browser scrolls: what the server has rendered is where it was before it is hydrated.
 */
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
