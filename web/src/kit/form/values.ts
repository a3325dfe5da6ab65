import { figureOf } from '#contract/kit/tables/figure.ts'
import type { TObject, TSchema } from 'typebox'
import { Check } from 'typebox/schema'

/** Form values by field name; rows are arrays of the same. */
export type Values = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Parts {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly enum?: readonly unknown[]
  readonly default?: unknown
}

const partsOf = (schema: TSchema | undefined): Parts => schema ?? {}

/** Object schema, also behind a nullable one. */
export function objectSchema(schema: TSchema | undefined): TObject | undefined {
  const { properties, anyOf } = partsOf(schema)
  if (properties) return schema as TObject
  return anyOf?.map(objectSchema).find((one) => one !== undefined)
}

/** Item schema of a list. */
export const itemsOf = (schema: TSchema | undefined): TSchema | undefined => partsOf(schema).items

/** Types of a schema without `null`. */
export const typesOf = (schema: TSchema | undefined): readonly unknown[] =>
  [partsOf(schema).type].flat().filter((type) => type !== 'null')

/** Schema without the fields that the page provides. */
export function without(schema: TObject, names: readonly string[]): TObject {
  const properties = Object.entries(schema.properties).filter(([name]) => !names.includes(name))
  const required = (schema as { readonly required?: readonly string[] }).required?.filter(
    (name) => !names.includes(name),
  )
  return { ...schema, properties: Object.fromEntries(properties), ...(required ? { required } : {}) } as TObject
}

/** Initial values: those of the record that the schema has, otherwise empty. */
export const startOf = (schema: TObject, initial: object = {}): Values =>
  Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [
      name,
      startWithin(property, (initial as Values)[name]),
    ]),
  )

/** Nested objects and rows may be partial; properties without a field are kept. */
function startWithin(property: TSchema, value: unknown): unknown {
  if (value === undefined) return emptyOf(property)
  const inner = objectSchema(property)
  if (inner && isObject(value)) return { ...value, ...startOf(inner, value) }
  const row = objectSchema(itemsOf(property))
  return row && Array.isArray(value) ? value.map((one: object) => ({ ...one, ...startOf(row, one) })) : value
}

function emptyOf(schema: TSchema): unknown {
  const { default: usual } = partsOf(schema)
  if (usual !== undefined) return usual
  if (Check(schema, null)) return null
  const [type] = typesOf(schema)
  if (type === 'boolean') return false
  if (type === 'array') return []
  return type === 'object' ? startOf(schema as TObject) : ''
}

/**
 * Converts control input to the schema's type: digits become a number, even out of bounds, so that the bounds can be
 * reported; empty becomes null if null is valid.
 */
export function fitted(schema: TSchema | undefined, typed: unknown): unknown {
  if (!schema || Check(schema, typed)) return typed
  if (typed === '') return Check(schema, null) ? null : typed
  if (typeof typed !== 'string') return typed
  const number = wholeOf(typed)
  if (number !== undefined && (typesOf(schema).includes('integer') || Check(schema, number))) return number
  const narrow = String(typed).replace(/[０-９．]/g, (letter) => letter.normalize('NFKC'))
  return Check(schema, narrow) ? narrow : typed
}

/** Whole number as people type it: full-width digits, thousands in groups. */
function wholeOf(typed: string): number | undefined {
  const figure = /[\d０-９]$/.test(typed) ? figureOf(typed) : undefined
  const text = figure && 'value' in figure ? (figure.value ?? '') : ''
  return /^\d{1,10}$/.test(text) && !text.includes('.') ? Number(text) : undefined
}

/** Whether values are unchanged; empty equals absent. */
export const isSame = (written: unknown, initial: unknown): boolean => plain(written) === plain(initial)

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (one === '' || one === null ? undefined : one))

export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((all, step) => (all as Record<string | number, unknown> | undefined)?.[step], value)

/** Copy with another value at a path (immutable update). */
export function withValueAt(
  all: unknown,
  [step, ...rest]: readonly (string | number)[],
  next: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return next(all)
  const inner = withValueAt((all as Record<string | number, unknown> | undefined)?.[step], rest, next)
  return Array.isArray(all) ? all.with(Number(step), inner) : { ...(all as object), [step]: inner }
}
