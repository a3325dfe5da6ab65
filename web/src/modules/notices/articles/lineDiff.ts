export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** More lines than this are compared as a whole: the table below grows with the product of both. */
const most = 2000

/** What has to be removed from one text and added to it, line by line, to get the other: as few lines as can be. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [one, other] = [linesOf(before), linesOf(after)]
  if (one.length > most || other.length > most) return [...one.map(lineOf('removed')), ...other.map(lineOf('added'))]
  const width = other.length + 1
  const common = new Uint16Array((one.length + 1) * width)
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      common[row * width + column] =
        one[row] === other[column]
          ? common[(row + 1) * width + column + 1]! + 1
          : Math.max(common[(row + 1) * width + column]!, common[row * width + column + 1]!)
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    if (row < one.length && one[row] === other[column]) {
      lines.push({ kind: 'same', text: one[row]! })
      row += 1
      column += 1
    } else if (
      column === other.length ||
      (row < one.length && common[(row + 1) * width + column]! >= common[row * width + column + 1]!)
    ) {
      lines.push({ kind: 'removed', text: one[row]! })
      row += 1
    } else {
      lines.push({ kind: 'added', text: other[column]! })
      column += 1
    }
  }
  return lines
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))
const lineOf = (kind: DiffLine['kind']) => (text: string) => ({ kind, text })
