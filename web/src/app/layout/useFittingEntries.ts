import { type RefObject, useEffect, useState } from 'react'

/** Number of entries in the first row of a wrapping list; all of them until it is measured. */
export function useFittingEntries(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const entries = [...element.children] as HTMLElement[]
      const beyond = entries.findIndex(({ offsetTop }) => offsetTop > entries[0]!.offsetTop)
      setFitting(beyond < 0 ? count : beyond)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, count])
  return fitting
}
