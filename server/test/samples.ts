import type { Described, Schema } from './openapi.ts'

/** What goes into the fields of a call: by their schema something that fits, unless it is said what else. */
export interface Fill {
  /** In place of every text; undefined: something that fits. */
  text?: (schema: Schema, path: string) => unknown
  /** In place of every whole number. */
  integer?: number
}

const isId = ({ pattern }: Schema) => pattern === '^[1-9][0-9]{0,18}$'
/** Fields that hold an id, or an id among others. */
export const holdsIds = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  (isId(schema) ||
    Object.values(schema.properties ?? {}).some(holdsIds) ||
    (schema.anyOf ?? []).some(holdsIds) ||
    holdsIds(schema.items))

const plain: readonly string[] = [
  '1',
  '1.00',
  '13.00',
  'A1',
  '2026-01-02',
  '13812346207',
  '9131000000000000XX',
  'a@b.example',
]

function textOf({ enum: words, pattern, format, minLength = 0 }: Schema): string {
  if (words?.[0] !== undefined) return words[0]
  if (format === 'date') return '2026-01-02'
  if (format === 'date-time') return '2026-01-02T00:00:00Z'
  const fits = pattern && plain.find((each) => new RegExp(pattern).test(each))
  return fits || 'x'.repeat(Math.max(minLength, 1))
}

/** A value of this shape; lists have one element, so that what is inside them is reached. */
export function sampleOf(schema: Schema, fill: Fill = {}, path = ''): unknown {
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? []
  if (first) return sampleOf(first, fill, path)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each, fill, `${path}.${name}`)]),
    )
  if (type === 'array')
    return Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () =>
      sampleOf(schema.items ?? {}, fill, `${path}[]`),
    )
  if (type === 'integer' || type === 'number') return fill.integer ?? Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return false
  if (type === 'null') return null
  return fill.text?.(schema, path) ?? textOf(schema)
}

export const withIds = (id: string): Fill => ({ text: (schema) => (isId(schema) ? id : undefined) })

/** The same value with one of its leaves exchanged, once for each leaf. */
export function* eachLeaf(value: unknown, other: unknown): Generator {
  if (Array.isArray(value)) for (const each of eachLeaf(value[0], other)) yield [each]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      for (const each of eachLeaf(inner, other)) yield { ...value, [name]: each }
  else yield other
}

/** What the call takes, whether it comes as a body or as a query. */
export const inputOf = ({ body, query }: Described): Schema => body ?? query
