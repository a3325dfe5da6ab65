import { formatCount } from '#contract/kit/format.ts'

/** Piece of a keyword; marked if corrected or dropped. */
export interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

/**
 * Pieces of the corrected keyword: characters that were not typed are marked. Compares by the longest common
 * subsequence.
 */
export function correctionPieces(typed: string, meant: string): Piece[] {
  const from = [...typed.toLowerCase()]
  const to = [...meant]
  const kept = commonPlaces(
    from,
    to.map((character) => character.toLowerCase()),
  )
  return joined(to.map((text, place) => ({ text, isMarked: !kept.has(place) && text.trim() !== '' })))
}

/** Positions in the second text that belong to the longest common subsequence. */
function commonPlaces(from: readonly string[], to: readonly string[]): Set<number> {
  const length = Array.from({ length: from.length + 1 }, () => Array.from({ length: to.length + 1 }, () => 0))
  const at = (row: number, column: number) => length[row]![column]!
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      length[row]![column] =
        from[row] === to[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const places = new Set<number>()
  let [row, column] = [0, 0]
  while (row < from.length && column < to.length) {
    if (from[row] === to[column]) {
      places.add(column)
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return places
}

/**
 * Pieces of the typed keyword with dropped terms marked. If one of them is not found, because it was spelt differently,
 * they follow the searched keyword.
 */
export function relaxedPieces(typed: string, keyword: string, dropped: readonly string[]): Piece[] {
  const isMarked = Array.from({ length: typed.length }, () => false)
  const text = typed.toLowerCase()
  const areFound = dropped.map((term) => {
    const begin = placeOf(text, term.toLowerCase(), isMarked)
    if (begin >= 0) isMarked.fill(true, begin, begin + term.length)
    return begin >= 0
  })
  if (text.length === typed.length && areFound.every(Boolean))
    return joined(Array.from(typed, (character, place) => ({ text: character, isMarked: isMarked[place]! })))
  return [
    { text: `${keyword} `, isMarked: false },
    { text: dropped.join(' '), isMarked: true },
  ]
}

/** Position of a term that no other term has taken; preferably as a separate word, so that 黄 is not found in 黄金. */
function placeOf(text: string, term: string, taken: readonly boolean[]): number {
  const places: number[] = []
  for (let place = text.indexOf(term); place >= 0; place = text.indexOf(term, place + 1))
    if (!taken.slice(place, place + term.length).includes(true)) places.push(place)
  const isAlone = (place: number) => /^\s?$/.test((text[place - 1] ?? '') + (text[place + term.length] ?? '').trim())
  return places.find(isAlone) ?? places.at(-1) ?? -1
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.isMarked === piece.isMarked) all[all.length - 1] = { ...last, text: last.text + piece.text }
    else all.push(piece)
  }
  return all
}

/** Maximum count of a keyword's goods. */
const COUNTED = 2000
/** Formatted count: 126, or 2000+. */
export const countText = (total: number): string => (total >= COUNTED ? `${COUNTED}+` : formatCount(total))
