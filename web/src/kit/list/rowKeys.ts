const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)'
/** Controls that use arrow keys themselves. */
const USES_ARROWS = 'textarea, select, [contenteditable], [aria-haspopup], [role=radio], input:not([type=checkbox])'

/** Index of the row that a key moves to. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to === at || to < 0 || to >= count ? undefined : to
}

/**
 * Keyboard navigation of table rows: arrows, Home and End move to the same control of another row, Space on a link
 * selects, Enter on the checkbox opens. Rows are not tab stops, so the tab order is unchanged.
 */
export function listenToRowKeys(table: HTMLTableElement | null) {
  if (!table) return undefined
  const onKey = (event: KeyboardEvent) => onRowKey(event, table)
  table.addEventListener('keydown', onKey)
  return () => table.removeEventListener('keydown', onKey)
}

function onRowKey(event: KeyboardEvent, table: HTMLElement): void {
  const { target, key } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || target.matches(USES_ARROWS)) return
  const rows = [...table.querySelectorAll<HTMLElement>(':scope > tbody > tr[data-row]')]
  const cell = target.closest('td')
  const at = rows.findIndex((row) => row === cell?.parentElement)
  const row = rows[at]
  if (!cell || !row) return
  const goal = goalOf(key, { target, row, cell, rows, at })
  if (!goal) return
  event.preventDefault()
  goal()
}

interface Place {
  readonly target: HTMLElement
  readonly row: HTMLElement
  readonly cell: HTMLElement
  readonly rows: readonly HTMLElement[]
  readonly at: number
}

function goalOf(key: string, { target, row, cell, rows, at }: Place): (() => void) | undefined {
  const box = row.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')
  if (key === ' ' && target.tagName === 'A' && box) return () => box.click()
  if (key === 'Enter' && target === box) {
    const opens = row.querySelector<HTMLElement>('td a[href]') ?? row.querySelector<HTMLElement>('td:last-child button')
    return opens ? () => opens.click() : undefined
  }
  const to = rowAfter(key, at, rows.length)
  const other = to === undefined ? undefined : rows[to]
  return other && (() => sameIn(other, row, cell, target)?.focus())
}

/** Matching control of another row: at the same position, otherwise the first of its cell or row. */
function sameIn(other: HTMLElement, row: HTMLElement, cell: HTMLElement, target: HTMLElement): HTMLElement | undefined {
  const within = (part: Element | undefined) => [...(part?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const beside = other.children[[...row.children].indexOf(cell)]
  const index = within(cell).indexOf(target)
  return within(beside)[index] ?? within(beside)[0] ?? within(other)[0]
}
