import { type RefObject, useEffect, useState } from 'react'

const AHEAD = '400px'

/** Lazy loading: whether the element has been near the viewport once (IntersectionObserver). */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
    }
    const observer = new IntersectionObserver(onIntersect, { rootMargin: AHEAD })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
