import { Day } from '#contract/kit/schema.ts'
import type { Schema } from '../openapi.ts'
import { isId, sampleOf } from '../samples.ts'

/** Copies of a value, each with one leaf replaced. */
export function* eachLeaf(value: unknown, other: unknown): Generator {
  if (Array.isArray(value)) for (const each of eachLeaf(value[0], other)) yield [each]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      for (const each of eachLeaf(inner, other)) yield { ...value, [name]: each }
  else yield other
}

export type FieldKind = 'id' | 'day' | 'instant' | 'number' | 'text' | 'open'

/** Field of a call's input, at any depth. */
export interface Field {
  readonly kind: FieldKind
  readonly path: string
  /** A valid value. */
  readonly sample: unknown
  /** The sample with this value in the field. */
  readonly with: (value: unknown) => unknown
}

function kindOf(schema: Schema): FieldKind | undefined {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'object' && schema.additionalProperties !== false && !schema.properties) return 'open'
  if (type !== 'string' || schema.enum || schema.const !== undefined) return undefined
  if (isId(schema)) return 'id'
  if (schema.pattern === (Day as Schema).pattern || schema.format === 'date') return 'day'
  return schema.format === 'date-time' ? 'instant' : 'text'
}

/** All fields of a schema, in objects, lists and alternatives. */
export function fieldsOf(schema: Schema, put: Field['with'] = (value) => value, path = ''): Field[] {
  const [kind, sample] = [kindOf(schema), sampleOf(schema)]
  if (kind) return [{ kind, path, sample, with: put }]
  return [
    ...(schema.anyOf ?? []).flatMap((each) => fieldsOf(each, put, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      fieldsOf(each, (value) => put({ ...(sample as object), [name]: value }), `${path}.${name}`),
    ),
    ...(schema.items
      ? fieldsOf(schema.items, (value) => put([value, ...(sample as unknown[]).slice(1)]), `${path}[]`)
      : []),
  ]
}
