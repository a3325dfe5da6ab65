// Lengths and limits of texts are in characters (code points), as schemas and the database count them: a surrogate pair
// is one. `.length` and `.slice` count UTF-16 units, and `.slice` can leave half of a pair, which JSON columns refuse.

export const charactersIn = (text: string): number => [...text].length

/** At most the first `most` characters of a text. */
export const firstCharacters = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join('')

/** Truncates a text to `most` characters and appends `…` if it was longer. */
export function truncated(text: string, max: number): string {
  const first = firstCharacters(text, max)
  return first === text ? text : `${first}…`
}

/**
 * Characters that no text has: lone surrogates, which UTF-8 cannot encode, and noncharacters (U+FDD0 to U+FDEF, and the
 * last two of each plane), with which XML documents are ill-formed.
 */
const invalid = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/u
const allInvalid = new RegExp(invalid, 'gu')
export const hasInvalidCharacters = (text: string): boolean => invalid.test(text)
export const withoutInvalidCharacters = (text: string): string =>
  hasInvalidCharacters(text) ? text.replaceAll(allInvalid, '') : text
