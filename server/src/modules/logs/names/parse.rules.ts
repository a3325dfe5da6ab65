/** Names by code: lines of `code name, code name`. */
export const namesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/[,\n]/)
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf(' ')
        return [pair.slice(0, at), pair.slice(at + 1)] as const
      }),
  )
