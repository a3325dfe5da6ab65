/** A text that is typed, cut where it has more characters than are allowed; a surrogate pair is one. */
export function cutTo(most: number, text: string): { readonly text: string; readonly isCut: boolean } {
  const characters = [...text]
  return { text: characters.slice(0, most).join(''), isCut: characters.length > most }
}
