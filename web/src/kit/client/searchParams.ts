import type { TObject, TSchema } from 'typebox'
import { Check } from 'typebox/schema'

/** An address's question ↔ a route's input. Lists repeat their key, objects travel as JSON; what does not fit the schema is left out. */
export type UrlQuery = Readonly<Record<string, unknown>>

interface Kind {
  readonly type?: string
  readonly items?: TSchema
  readonly anyOf?: TSchema[]
}

const typeOf = (schema: TSchema): string | undefined => {
  const { type, anyOf } = schema as Kind
  return type ?? (anyOf?.[0] && typeOf(anyOf[0]))
}

function read(schema: TSchema, texts: readonly string[]): unknown {
  const text = texts[0] ?? ''
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return text.trim() === '' ? undefined : Number(text)
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'array': {
      const { items } = schema as Kind
      return items ? texts.map((one) => read(items, [one])) : undefined
    }
    case 'object':
      try {
        return JSON.parse(text) as unknown
      } catch {
        return undefined
      }
    default:
      return text
  }
}

/** Reads an address; anything that the schema does not take is as if it were not there. */
export function readSearchParams(schema: TObject, search: URLSearchParams): UrlQuery {
  const query: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(schema.properties)) {
    if (!search.has(name)) continue
    const value = read(part, search.getAll(name))
    if (value !== undefined && Check(part, value)) query[name] = value
  }
  return query
}

/** Writes an address; empty values are left out. */
export function writeSearchParams(query: UrlQuery): URLSearchParams {
  const search = new URLSearchParams()
  const write = (name: string, value: unknown) =>
    search.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value)) for (const one of value) write(name, one)
    else write(name, value)
  }
  return search
}

/** A change of the question starts again at page one, unless it is the page that changes. */
export function changed(query: UrlQuery, patch: UrlQuery): UrlQuery {
  const next = { ...query, ...patch }
  if (!('page' in patch) || patch['page'] === 1) delete next['page']
  return next
}
