import { useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '#web/kit/ui/reducedMotion.ts'
import { comesTo, type SectionTop, sectionInView } from './sectionInView.ts'

/** Line of pages without sticky parts at their top. */
const LINE = 80

/**
 * Current section of the reader's scroll position, undefined before the first, and `goTo`. The section that the reader
 * went to is current until they scroll elsewhere, also where the page ends before it can come to the top.
 */
export function useSectionInView(ids: readonly string[], line = LINE) {
  const [current, setCurrent] = useState<string>()
  const goal = useRef<number>(undefined)
  const all = ids.join(' ')
  useEffect(() => {
    let before = scrollY
    const look = () => {
      const isOnTheWay = goal.current !== undefined && comesTo(goal.current, before, scrollY)
      before = scrollY
      if (isOnTheWay) return
      goal.current = undefined
      const tops = all.split(' ').flatMap((id): SectionTop[] => {
        const section = document.getElementById(id)
        return section ? [{ id, top: section.getBoundingClientRect().top }] : []
      })
      const { scrollHeight, clientHeight } = document.documentElement
      // Tolerance for fractions of a pixel at the end of a page.
      const isAtFoot = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1
      setCurrent(sectionInView(tops, { height: clientHeight, isAtFoot, line }))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [all, line])
  const goTo = (id: string) => {
    goal.current = goToSection(id)
    if (goal.current !== undefined) setCurrent(id)
  }
  return { current, goTo }
}

/**
 * Scrolls to a section without a history entry, and focuses its heading, so that reading continues there. Returns the
 * position that it scrolls to.
 */
export function goToSection(id: string): number | undefined {
  const section = document.getElementById(id)
  if (!section) return undefined
  const heading = section.querySelector('h2')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  const { scrollHeight, clientHeight } = document.documentElement
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop)
  const top = section.getBoundingClientRect().top + scrollY - margin
  const reached = Math.max(0, Math.min(top, scrollHeight - clientHeight))
  scrollTo({ top: reached, behavior: isMotionReduced() ? 'auto' : 'smooth' })
  return reached
}
