import { useCallback, useRef } from 'react'
import { comesTo } from './comesTo.ts'
import { goToSection } from './goToSection.ts'
import { useSectionInView } from './useSectionInView.ts'

/**
 * Current section of the reader's scroll position, undefined before the first, and `goTo`. The section that the reader
 * went to is current until they scroll elsewhere, also where the page ends before it can come to the top.
 */
export function useSections(ids: readonly string[], line?: number) {
  const goal = useRef<number>(undefined)
  const before = useRef(0)
  const isPassing = useCallback(() => {
    const isOnTheWay = goal.current !== undefined && comesTo(goal.current, before.current, scrollY)
    before.current = scrollY
    if (!isOnTheWay) goal.current = undefined
    return isOnTheWay
  }, [])
  const [current, setCurrent] = useSectionInView(ids, line, isPassing)
  const goTo = (id: string) => {
    before.current = scrollY
    goal.current = goToSection(id)
    if (goal.current !== undefined) setCurrent(id)
  }
  return { current, goTo }
}
