import { isMotionReduced } from '#web/kit/ui/reducedMotion.ts'

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
