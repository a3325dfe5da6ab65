const canTakeFocus = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Ref callback of a scrollable frame. If the content overflows, it sets `data-wide` and makes the frame focusable for
 * keyboard scrolling, unless it contains a focusable element. `data-more` is set while there is more at the right.
 */
export function watchOverflow(frame: HTMLElement | null) {
  if (!frame) return undefined
  const { firstElementChild: content } = frame
  const onResize = () => {
    const isWide = frame.scrollWidth > frame.clientWidth + 1
    const isTall = getComputedStyle(frame).overflowY === 'auto' && frame.scrollHeight > frame.clientHeight + 1
    frame.toggleAttribute('data-wide', isWide)
    if ((isWide || isTall) && !frame.querySelector(canTakeFocus)) frame.tabIndex = 0
    else frame.removeAttribute('tabindex')
  }
  const onScroll = () =>
    frame.toggleAttribute('data-more', frame.scrollLeft + frame.clientWidth < frame.scrollWidth - 1)
  const observer = new ResizeObserver(() => {
    onResize()
    onScroll()
  })
  frame.addEventListener('scroll', onScroll, { passive: true })
  observer.observe(frame)
  if (content) observer.observe(content)
  return () => {
    observer.disconnect()
    frame.removeEventListener('scroll', onScroll)
  }
}
