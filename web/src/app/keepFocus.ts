/** Position of the focus: the control and its ancestors, each with its index. */
interface Trail {
  readonly pathname: string
  readonly dialog: Element | null
  readonly steps: readonly { readonly element: Element; readonly index: number }[]
}

/** Focusable controls that do not open a phone's keyboard. */
const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]'

/**
 * Keeps the focus when a focused control is removed with its row: moves it to the same control of the next or previous
 * row, or to the heading of the list. Otherwise keyboard users would start at the top of the page again. Applies for as
 * long as the root exists.
 */
export function keepFocus(root: HTMLElement): void {
  let onPage: Trail | undefined
  let inDialog: Trail | undefined
  const onFocus = (target: EventTarget | null) => {
    if (!(target instanceof Element) || !root.contains(target)) return
    const trail = trailOf(target, root)
    if (trail.dialog) inDialog = trail
    else [onPage, inDialog] = [trail, undefined]
  }
  const onChange = () => {
    if (document.activeElement !== document.body) return
    const trail = inDialog?.dialog?.isConnected ? inDialog : onPage
    const [control] = trail?.steps ?? []
    if (!trail || !control || control.element.isConnected || trail.pathname !== location.pathname) return
    ;[onPage, inDialog] = [undefined, undefined]
    const neighbour = neighbourOf(trail)
    if (neighbour) neighbour.focus()
    else headingOf(trail)?.focus({ preventScroll: true })
  }
  // A control may have been focused before this code was loaded.
  onFocus(document.activeElement)
  root.addEventListener('focusin', ({ target }) => onFocus(target))
  new MutationObserver(onChange).observe(root, { childList: true, subtree: true })
}

function trailOf(target: Element, root: Element): Trail {
  const steps = []
  for (let element: Element | null = target; element && element !== root; element = element.parentElement)
    steps.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
  return {
    pathname: location.pathname,
    dialog: target.closest('dialog'),
    steps: [...steps, { element: root, index: 0 }],
  }
}

/** Outermost removed element and its former parent. */
function lossOf({ steps }: Trail) {
  const at = steps.findIndex(({ element }) => element.isConnected)
  const [gone, left] = [steps[at - 1], steps[at]?.element]
  return gone && left && { gone: gone.element, index: gone.index, left, above: steps.slice(at) }
}

function neighbourOf(trail: Trail): HTMLElement | undefined {
  const loss = lossOf(trail)
  const [control] = trail.steps
  if (!loss || !control) return undefined
  const { gone, index, left } = loss
  const row = [left.children[index], left.children[index - 1]].find((each) => each && isAlike(each, gone))
  if (!row) return undefined
  const found = [...(row.matches(FOCUSABLE) ? [row] : []), ...row.querySelectorAll(FOCUSABLE)]
  // Rows of another kind may look alike, so the control itself must match.
  const alike = found.filter((each) => isAlike(each, control.element)) as HTMLElement[]
  return alike.findLast((each) => each.textContent === control.element.textContent) ?? alike[0]
}

/** Rows of a list have the same tag and the same first class. */
const isAlike = (one: Element, other: Element) =>
  one.tagName === other.tagName && one.classList.item(0) === other.classList.item(0)

/** Heading or control that a part of the page names, or the first heading around the removed element. */
function headingOf(trail: Trail): HTMLElement | undefined {
  for (const { element } of lossOf(trail)?.above ?? []) {
    const named = document.getElementById(element.getAttribute('data-heading') ?? '')
    const heading = named ?? element.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) continue
    // Controls are focusable and stay in the order of Tab.
    if (heading.tabIndex < 0) heading.tabIndex = -1
    return heading
  }
  return undefined
}
