import { idPattern } from '#contract/kit/schema.ts'
import { formatCases } from '#contract/kit/validators.cases.ts'
import { isFormatName } from '#contract/kit/validators.ts'
import type { Described, Schema } from './openapi.ts'

/** Overrides for generated input; by default, values that match the schema. */
export interface SampleOptions {
  /** Value for each text; undefined for the default. */
  text?: (schema: Schema, path: string) => unknown
  /** Value for each integer. */
  integer?: number
}

export const isId = ({ pattern }: Schema) => pattern?.includes(idPattern) === true
/** Fields that contain ids. */
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
  '2026-01',
  '13812346207',
  '9131000000000000XX',
  'a@b.test',
  '110000',
  '13812346207.00',
  '1767225600000',
  'https://a.example/b',
  '#c8202f',
  '/a/b',
  '2026Q3',
  'LEGAL_ENTITY',
  'order.read',
  'ocds-a1b2c3',
  '0'.repeat(12),
  `ZC${'0'.repeat(14)}`,
  'a'.repeat(20),
  'a'.repeat(24),
  'a'.repeat(32),
  'a'.repeat(40),
  'a'.repeat(64),
  `wl_${'a'.repeat(43)}`,
  'a'.repeat(66),
  'a'.repeat(96),
  'a'.repeat(128),
  `04${'a'.repeat(128)}`,
  'a'.repeat(200),
  `${'a'.repeat(40)}.webp`,
  `/portalent/api/portalHome/picture/${'a'.repeat(40)}.webp`,
  `/orderrest/api/goodsPicture/${'a'.repeat(40)}.webp`,
  `/portalent/api/article/picture/${'a'.repeat(40)}.webp`,
]

function textOf({ enum: words, pattern, format, minLength = 0 }: Schema): string {
  if (words?.[0] !== undefined) return words[0]
  if (format === 'date') return '2026-01-02'
  if (format === 'date-time') return '2026-01-02T00:00:00Z'
  if (isFormatName(format)) return formatCases[format].good.find((each) => each !== '')!
  const fits = pattern && plain.find((each) => each.length >= minLength && new RegExp(pattern, 'u').test(each))
  return fits || 'x'.repeat(Math.max(minLength, 1))
}

/** Generates a value of a schema; lists have one element, so that their items are covered. */
export function sampleOf(schema: Schema, fill: SampleOptions = {}, path = ''): unknown {
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

export const withIds = (id: string): SampleOptions => ({ text: (schema) => (isId(schema) ? id : undefined) })

/** Input schema of a call, whether body or query. */
export const inputOf = ({ body, query }: Described): Schema => body ?? query
