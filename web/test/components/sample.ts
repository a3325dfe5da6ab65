import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/schema'
import { registerFormats } from '#contract/kit/validators.ts'
import { Format } from 'typebox/format'

registerFormats((name, test) => Format.Set(name, test))

/** Parts of a value at any depth. */
export type PartsOf<T> = T extends readonly (infer Item)[]
  ? readonly PartsOf<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: PartsOf<T[K]> }
    : T

interface Parts {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
}

const texts = ['', '1', '0.00', '2026-11-02', '2026-11-02T08:00:00.000Z', '2026-11', '#1554c0', '13800000000']

/** Value of a contract's schema: the given parts, completed by the smallest valid ones. */
export const sample = <S extends TSchema>(schema: S, given?: PartsOf<Static<S>>): Static<S> =>
  completed(schema, given) as Static<S>

function completed(schema: TSchema, given: unknown): unknown {
  const { properties, required = [], items, anyOf }: Parts = schema
  if (given === undefined) return smallest(schema)
  const inner = anyOf?.find((one) => (one as Parts).properties ?? (one as Parts).items)
  if (inner) return given === null ? null : completed(inner, given)
  if (Array.isArray(given) && items) return given.map((one: unknown) => completed(items, one))
  if (!properties || typeof given !== 'object' || given === null) return given
  const all = Object.entries(properties).flatMap(([name, property]) => {
    const value = (given as Readonly<Record<string, unknown>>)[name]
    return value === undefined && !required.includes(name) ? [] : [[name, completed(property, value)] as const]
  })
  return Object.fromEntries(all)
}

function smallest(schema: TSchema): unknown {
  const { type, properties, anyOf, enum: words, const: only, minimum = 0 }: Parts = schema
  if (only !== undefined) return only
  if (Check(schema, null)) return null
  if (words) return words[0]
  if (anyOf) return smallest(anyOf[0]!)
  if (properties) return completed(schema, {})
  const [first] = [type].flat()
  if (first === 'array') return []
  if (first === 'object') return {}
  if (first === 'boolean') return false
  if (first === 'integer' || first === 'number') return minimum
  return texts.find((text) => Check(schema, text)) ?? ''
}
