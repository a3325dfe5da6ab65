import type { TObject, TSchema } from 'typebox'
import { Check } from 'typebox/schema'

/** What a form holds: by the names of its fields. Rows are arrays of the same. */
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

/** The schema of an object, also of one that may be null. */
export function objectSchema(schema: TSchema | undefined): TObject | undefined {
  const { properties, anyOf } = partsOf(schema)
  if (properties) return schema as TObject
  return anyOf?.map(objectSchema).find((one) => one !== undefined)
}

/** The schema of the things in a list. */
export const itemsOf = (schema: TSchema | undefined): TSchema | undefined => partsOf(schema).items

/** The types that a schema takes, `null` left out. */
export const typesOf = (schema: TSchema | undefined): readonly unknown[] =>
  [partsOf(schema).type].flat().filter((type) => type !== 'null')

/** A schema without some of its fields: what the page itself gives is no field of the form. */
export function without(schema: TObject, names: readonly string[]): TObject {
  const properties = Object.entries(schema.properties).filter(([name]) => !names.includes(name))
  const required = (schema as { readonly required?: readonly string[] }).required?.filter(
    (name) => !names.includes(name),
  )
  return { ...schema, properties: Object.fromEntries(properties), ...(required ? { required } : {}) } as TObject
}

/** The values that a form begins with: of the thing that is written those that the schema has, else what is empty. */
export const startOf = (schema: TObject, initial: object = {}): Values =>
  Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [
      name,
      startWithin(property, (initial as Values)[name]),
    ]),
  )

/** Objects and rows may be given in part as well; what the form has no field for stays with them. */
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
 * What a control says, as the schema takes it: digits become a number, also one beyond its bounds, so that these can be
 * said; nothing becomes null where null is a value.
 */
export function fitted(schema: TSchema | undefined, typed: unknown): unknown {
  if (!schema || Check(schema, typed)) return typed
  if (typed === '') return Check(schema, null) ? null : typed
  const number = typeof typed === 'string' && /^\d{1,10}$/.test(typed) ? Number(typed) : undefined
  return number !== undefined && (typesOf(schema).includes('integer') || Check(schema, number)) ? number : typed
}

/** Whether nothing has been changed: what is empty is the same as what is absent. */
export const isSame = (written: unknown, initial: unknown): boolean => plain(written) === plain(initial)

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (one === '' || one === null ? undefined : one))

export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((all, step) => (all as Record<string | number, unknown> | undefined)?.[step], value)

/** A copy with another value at a place. */
export function withValueAt(
  all: unknown,
  [step, ...rest]: readonly (string | number)[],
  next: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return next(all)
  const inner = withValueAt((all as Record<string | number, unknown> | undefined)?.[step], rest, next)
  return Array.isArray(all) ? all.with(Number(step), inner) : { ...(all as object), [step]: inner }
}
