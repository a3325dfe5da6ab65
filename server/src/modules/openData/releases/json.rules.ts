/**
 * JSON with exact numbers: an amount or quantity is decimal text until it is written, so that no digit passes through a
 * floating-point number.
 */
export class Exact {
  readonly text: string
  constructor(text: string) {
    if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) throw new RangeError(`not a decimal number: ${text.slice(0, 40)}`)
    this.text = text
  }
}

export type Json = null | boolean | number | string | Exact | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Exact)

/** Text of a value, of a number as it is written; empty for anything else. */
export const textIn = (value: Json | undefined): string =>
  value instanceof Exact ? value.text : typeof value === 'string' ? value : ''

/** Writes JSON; keys in the order in which they were given. */
export function written(value: Json): string {
  if (value instanceof Exact) return value.text
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}:${written(each)}`)
    .join(',')}}`
}

/** Reads what `written` wrote, with numbers as exact text. */
export function readExact(text: string): Json {
  let at = 0
  const fail = (): never => {
    throw new SyntaxError(`JSON at ${at}`)
  }
  const take = (pattern: RegExp): string => {
    const found = new RegExp(pattern.source, 'y')
    found.lastIndex = at
    const [match = ''] = found.exec(text) ?? []
    if (match === '') return fail()
    at += match.length
    return match
  }
  const items = <T>(end: string, item: () => T): T[] => {
    at += 1
    const all: T[] = []
    while (text[at] !== end) {
      if (all.length > 0) take(/,/)
      all.push(item())
    }
    at += 1
    return all
  }
  const textHere = () => JSON.parse(take(/"(?:[^"\\]|\\.)*"/)) as string
  const value = (): Json => {
    const first = text[at]
    if (first === '{')
      return Object.fromEntries(
        items('}', () => {
          const key = textHere()
          take(/:/)
          return [key, value()] as const
        }),
      )
    if (first === '[') return items(']', value)
    if (first === '"') return textHere()
    if (first === 't' || first === 'f' || first === 'n') return JSON.parse(take(/true|false|null/)) as Json
    return new Exact(take(/-?(?:0|[1-9]\d*)(?:\.\d+)?/))
  }
  const read = value()
  return at === text.length ? read : fail()
}
