import { useEffect, useState } from 'react'
import { type SectionTop, sectionInView } from './sectionInView.ts'

/** Line of pages without sticky parts at their top. */
const LINE = 80

/**
 * Current section of the reader's scroll position, undefined before the first, and its setter. `isPassing` is called
 * at each scroll: while it is true the current section stays.
 */
export function useSectionInView(ids: readonly string[], line = LINE, isPassing?: () => boolean) {
  const [current, setCurrent] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => {
      if (isPassing?.()) return
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
  }, [all, line, isPassing])
  return [current, setCurrent] as const
}
