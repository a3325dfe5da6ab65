import { useLayoutEffect, useRef, useState } from 'react'
import { columnWidths } from './gridSizes.ts'

/** Scroll position and visible size of an element. */
export function useScrolled() {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState({ top: 0, left: 0, width: 1200, height: 640 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const read = () =>
      setScrolled({
        top: element.scrollTop,
        left: element.scrollLeft,
        width: element.clientWidth,
        height: element.clientHeight,
      })
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [])
  return { ref, scrolled, widths: scrolled.width < 720 ? columnWidths.phone : columnWidths.desk }
}
