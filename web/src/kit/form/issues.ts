import type { TObject, TSchema } from 'typebox'
import { isBlank, isRequired, type Violation, violationOf } from './check.ts'
import { isObject, itemsOf, objectSchema, type Values } from './values.ts'

/** Validation error at a path; path segments are joined by dots, as in refusals of the server. */
export interface Issue {
  readonly path: string
  readonly problem: Violation
}

export const pathOf = (...steps: readonly (string | number)[]): string => steps.filter((step) => step !== '').join('.')

/** All validation errors of the form's values against the schema of its route. */
export function issuesOf(schema: TObject, values: Values, at = ''): Issue[] {
  return Object.entries(schema.properties).flatMap(([name, property]) => {
    const [path, value] = [pathOf(at, name), values[name]]
    const inner = objectSchema(property)
    if (inner && isObject(value)) return issuesOf(inner, value, path)
    const row = objectSchema(itemsOf(property))
    if (row && Array.isArray(value)) {
      const rows = value.flatMap((one, index) => issuesOf(row, isObject(one) ? one : {}, pathOf(path, index)))
      const count = violationOf({ ...schema, properties: { [name]: { ...property, items: {} } } }, name, value)
      return count ? [{ path, problem: count }, ...rows] : rows
    }
    const problem = violationOf(schema, name, value)
    return problem ? [{ path, problem }] : []
  })
}

/**
 * Input of a route: at every depth without empty optional values and without properties that the schema lacks. Rows may
 * have more of their record than is sent, because pages show it.
 */
export function sendable(schema: TObject, values: Values): Record<string, unknown> {
  const kept = Object.entries(values).filter(([name, value]) => isRequired(schema, name) || !isBlank(value))
  return Object.fromEntries(
    kept.flatMap(([name, value]) => {
      const property = schema.properties[name]
      return property ? [[name, inside(property, value)]] : []
    }),
  )
}

function inside(property: TSchema, value: unknown): unknown {
  const inner = objectSchema(property)
  if (inner && isObject(value)) return sendable(inner, value)
  const row = objectSchema(itemsOf(property))
  return row && Array.isArray(value) ? value.map((one) => (isObject(one) ? sendable(row, one) : one)) : value
}

/**
 * Path of a field that the server names. The form may be a part of the route's input (`draft.skus.0.unit`), so leading
 * segments are dropped until the rest matches. Undefined if it is not a field of the form.
 */
export function fieldNamed(schema: TObject, path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined
  const steps = path.split('.')
  for (let at = 0; at < steps.length; at += 1) {
    const rest = steps.slice(at)
    if (Object.hasOwn(schema.properties, rest[0]!)) return rest.join('.')
  }
  return undefined
}
