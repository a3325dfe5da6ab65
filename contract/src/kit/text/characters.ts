// Lengths and limits of texts are in characters (code points), as schemas and the database count them: a surrogate pair
// is one. `.length` and `.slice` count UTF-16 units, and `.slice` can leave half of a pair, which JSON columns refuse.

export const charactersIn = (text: string): number => [...text].length

/** At most the first `most` characters of a text. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('')

/** Truncates a text to `most` characters and appends `…` if it was longer. */
export function truncated(text: string, most: number): string {
  const first = firstCharacters(text, most)
  return first === text ? text : `${first}…`
}
