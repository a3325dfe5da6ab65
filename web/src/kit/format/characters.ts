/** Truncates typed text to the maximum number of code points; a surrogate pair counts as one. */
export function cutTo(most: number, text: string): { readonly text: string; readonly isCut: boolean } {
  const characters = [...text]
  return { text: characters.slice(0, most).join(''), isCut: characters.length > most }
}
