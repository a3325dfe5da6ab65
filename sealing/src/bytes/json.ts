import { SealingError } from '../error.ts'

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/**
 * Parses JSON whose objects have each member name once. Throws `duplicateName` with the name otherwise: programs differ
 * in which of the values they read, so such a file could be verified with one value and read with another. Throws a
 * `SyntaxError` for any other text.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  const duplicate = duplicateIn(text)
  if (duplicate !== undefined) throw new SealingError('duplicateName', { path: duplicate })
  return value
}

/** First member name that occurs twice in an object of a valid JSON text, escapes resolved. */
function duplicateIn(text: string): string | undefined {
  /** Names of the open objects; null for an array. */
  const open: (Set<string> | null)[] = []
  let last = ''
  for (const [part] of text.matchAll(token)) {
    if (part === '{') open.push(new Set())
    else if (part === '[') open.push(null)
    else if (part === '}' || part === ']') open.pop()
    else if (part === ':') {
      const name = JSON.parse(last) as string
      const names = open.at(-1)!
      if (names.has(name)) return name
      names.add(name)
    } else last = part
  }
  return undefined
}
