/** Where the focus was: the control, all that it was in, and its place in each of them. */
interface Trail {
  readonly pathname: string
  readonly dialog: Element | null
  readonly steps: readonly { readonly element: Element; readonly index: number }[]
}

/** What can take the focus without opening a phone's keyboard. */
const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]'

/**
 * Focus of a control that goes with its row: it moves to the same control of the next row, or of the one before, or
 * else to the heading of the list. Without this a reader with a keyboard begins again at the top of the page.
 */
export function keepFocus(main: HTMLElement): () => void {
  let onPage: Trail | undefined
  let inDialog: Trail | undefined
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === main) return
    const trail = trailOf(target, main)
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
  const observer = new MutationObserver(onChange)
  main.addEventListener('focusin', onFocus)
  observer.observe(main, { childList: true, subtree: true })
  return () => {
    main.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}

function trailOf(target: Element, main: Element): Trail {
  const steps = []
  for (let element: Element | null = target; element && element !== main; element = element.parentElement)
    steps.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
  return {
    pathname: location.pathname,
    dialog: target.closest('dialog'),
    steps: [...steps, { element: main, index: 0 }],
  }
}

/** The outermost element that has gone, and what it was in. */
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
  // Another kind of row may look the same from outside: what it has to have is the control.
  const alike = found.filter((each) => isAlike(each, control.element)) as HTMLElement[]
  return alike.findLast((each) => each.textContent === control.element.textContent) ?? alike[0]
}

/** Rows of one list have one tag and begin with one class. */
const isAlike = (one: Element, other: Element) =>
  one.tagName === other.tagName && one.classList.item(0) === other.classList.item(0)

/** The heading that a part of the page names as its own, or the first one about what has gone. */
function headingOf(trail: Trail): HTMLElement | undefined {
  for (const { element } of lossOf(trail)?.above ?? []) {
    const named = document.getElementById(element.getAttribute('data-heading') ?? '')
    const heading = named ?? element.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) continue
    heading.tabIndex = -1
    return heading
  }
  return undefined
}
