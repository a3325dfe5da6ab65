import { diffArrays } from 'diff'

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))

/** Line diff of two texts. */
export const lineDiff = (before: string, after: string): DiffLine[] =>
  diffArrays(linesOf(before), linesOf(after)).flatMap(({ added, removed, value }) =>
    value.map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text }) as const),
  )
