/** Page numbers of the pager: first, last, five around the current one, and gaps. */
export function pageNumbers(page: number, pages: number): (number | '…')[] {
  const last = Math.max(1, pages)
  const from = Math.max(1, Math.min(page - 2, last - 4))
  const to = Math.min(last, Math.max(page + 2, 5))
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const before: (number | '…')[] = from > 2 ? [1, '…'] : from === 2 ? [1] : []
  const after: (number | '…')[] = to < last - 1 ? ['…', last] : to === last - 1 ? [last] : []
  return [...before, ...middle, ...after]
}

/** Parses a typed page number and clamps it; undefined if it is not a number. */
export function pageTyped(typed: string, pages: number): number | undefined {
  const digits = typed.normalize('NFKC')
  if (!/^\s*\d+\s*$/.test(digits)) return undefined
  return Math.min(Math.max(1, Number(digits)), Math.max(1, pages))
}
