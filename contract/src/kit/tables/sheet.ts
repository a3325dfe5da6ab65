/** Size limits for reading a spreadsheet. */
export interface SheetLimits {
  readonly rows: number
  readonly columns: number
  readonly unpackedBytes: number
}

/** Merged range: rows from 1, columns from 0, both ends included. */
export interface Merge {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Column index of its letters: A → 0, AA → 26. */
export const columnOf = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Merged ranges in a piece of a sheet's XML. */
export const mergesIn = (xml: string): Merge[] =>
  [
    ...xml.matchAll(/<(?:\w+:)?mergeCell\b[^>]*\bref=["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})["']/g),
  ].map(([, left = '', top, right = '', bottom]) => ({
    top: Number(top),
    bottom: Number(bottom),
    left: columnOf(left),
    right: columnOf(right),
  }))

/**
 * Sweep line: returns the merged ranges that cover a row, for rows in ascending order. Each range is added and removed
 * once.
 */
export function mergeFinder(merges: readonly Merge[]) {
  const coming = merges.toSorted((a, b) => b.top - a.top)
  let open: Merge[] = []
  return (row: number): readonly Merge[] => {
    while ((coming.at(-1)?.top ?? Infinity) <= row) open.push(coming.pop()!)
    if (open.some(({ bottom }) => bottom < row)) open = open.filter(({ bottom }) => bottom >= row)
    return open
  }
}
