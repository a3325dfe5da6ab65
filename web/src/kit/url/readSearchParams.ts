import type { TObject, TSchema } from 'typebox'
import { Check } from 'typebox/schema'
import type { UrlQuery } from './searchParams.ts'

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

/** Parses search params; values that the schema does not accept are ignored. */
export function readSearchParams(schema: TObject, search: URLSearchParams): UrlQuery {
  const query: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(schema.properties)) {
    if (!search.has(name)) continue
    const value = read(part, search.getAll(name))
    if (value !== undefined && Check(part, value)) query[name] = value
  }
  return query
}
