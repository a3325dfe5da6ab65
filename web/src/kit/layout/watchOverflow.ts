const canTakeFocus = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Ref callback of a scrollable frame. If the content overflows, it sets `data-wide` and makes the frame focusable for
 * keyboard scrolling, unless it contains a focusable element.
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
  const observer = new ResizeObserver(onResize)
  observer.observe(frame)
  if (content) observer.observe(content)
  return () => observer.disconnect()
}
