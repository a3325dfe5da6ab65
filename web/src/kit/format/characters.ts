import { firstCharacters } from '#contract/kit/text/characters.ts'

/** Truncates typed text to the maximum number of characters. */
export function cutTo(max: number, text: string): { readonly text: string; readonly isCut: boolean } {
  const first = firstCharacters(text, max)
  return { text: first, isCut: first !== text }
}
