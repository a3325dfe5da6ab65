/** Rendered range of equal rows or columns: from `from` up to, but excluding, `to`. */
export interface Windowed {
  readonly from: number
  readonly to: number
}

interface Scrolled {
  readonly offset: number
  readonly visible: number
  /** Size of one row or column. */
  readonly size: number
  readonly count: number
}

/** Overscan: additional rows or columns beyond each edge, so that scrolling shows no gaps. */
const beyond = 4

/** Range of visible rows or columns with overscan. */
export function windowOf({ offset, visible, size, count }: Scrolled): Windowed {
  const first = Math.floor(Math.max(0, offset) / size) - beyond
  const last = Math.ceil((Math.max(0, offset) + visible) / size) + beyond
  const to = Math.min(count, Math.max(last, 0))
  return { from: Math.min(Math.max(0, first), to), to }
}

interface Revealed extends Scrolled {
  readonly index: number
}

/** Scroll offset at which a row or column is completely visible; unchanged if it is. */
export function offsetShowing({ index, offset, visible, size }: Revealed): number {
  const begin = index * size
  if (begin < offset) return begin
  return begin + size > offset + visible ? begin + size - visible : offset
}

/** Target cell of a key in a grid; undefined for other keys. */
export function movedBy(
  key: string,
  { row, column }: { readonly row: number; readonly column: number },
  { rows, columns, page }: { readonly rows: number; readonly columns: number; readonly page: number },
): { row: number; column: number } | undefined {
  const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    PageUp: [row - page, column],
    PageDown: [row + page, column],
    Home: [row, 0],
    End: [row, columns - 1],
  }
  const to = steps[key]
  if (to === undefined) return undefined
  return { row: clamped(to[0], rows), column: clamped(to[1], columns) }
}

const clamped = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at))
