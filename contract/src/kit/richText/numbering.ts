/** Kinds of numbering of an ordered list besides figures, as the attribute `type` of HTML. */
const listTypes = ['a', 'A', 'i', 'I'] as const
export type ListType = (typeof listTypes)[number]
export const isListType = (type: string): type is ListType => listTypes.some((each) => each === type)

/** Largest first number of a list. */
export const maxListStart = 9999

const romanParts = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function romanOf(number: number): string {
  let [rest, text] = [number, '']
  for (const [value, letters] of romanParts) for (; rest >= value; rest -= value) text += letters
  return text
}

const lettersOf = (number: number): string =>
  number <= 0 ? '' : `${lettersOf(Math.floor((number - 1) / 26))}${String.fromCharCode(97 + ((number - 1) % 26))}`

/** Number of an item as a browser shows it: `3`, `c`, `iii`. */
export function itemNumber(number: number, type: string): string {
  if (!isListType(type)) return String(number)
  const small = type.toLowerCase() === 'a' ? lettersOf(number) : romanOf(number)
  return type === type.toLowerCase() ? small : small.toUpperCase()
}
