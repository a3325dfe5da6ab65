import { idPattern } from '#contract/kit/schema.ts'
import { hasFormat, isFormatName } from '#contract/kit/validators.ts'
import { demoWords, fitting } from './words.rules.ts'

/** The part of JSON Schema that the contract uses. */
export interface ExampleSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, ExampleSchema>>
  readonly items?: ExampleSchema
  readonly anyOf?: readonly ExampleSchema[]
  readonly additionalProperties?: boolean | ExampleSchema
  readonly patternProperties?: Readonly<Record<string, ExampleSchema>>
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

const moment = '2026-03-02T08:30:00.000Z'
const exampleId = '10001'
const formatExamples: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': moment,
  uuid: '0198f3a2-c4b1-7c1e-8a5d-3f1b2c4d5e6f',
  uri: 'https://erp.example.com/',
}

const lengthOf = (text: string) => [...text].length

/** Whether a text is one of the schema. */
function fits(text: string, { pattern, format, minLength = 0, maxLength = Infinity }: ExampleSchema): boolean {
  const length = lengthOf(text)
  if (length < minLength || length > maxLength) return false
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false
  return !isFormatName(format) || hasFormat(format, text)
}

function textOf(schema: ExampleSchema, name: string): string {
  const { format, pattern, minLength = 0 } = schema
  if (pattern?.includes(idPattern) && fits(exampleId, schema)) return exampleId
  if (format !== undefined && Object.hasOwn(formatExamples, format)) return formatExamples[format]!
  const words = Object.hasOwn(demoWords, name) ? [demoWords[name]!].flat() : []
  const candidates = [...words, ...fitting, 'x'.repeat(Math.max(minLength, 1)), '']
  return candidates.find((each) => fits(each, schema)) ?? ''
}

/** Whether a value has the kind that a schema without alternatives asks for; used to choose among alternatives. */
const isNull = ({ type, const: only }: ExampleSchema) => type === 'null' || only === null

/**
 * Example of a schema with the words of the demo: equal for equal schemas, so that a document changes with the contract
 * alone. Optional fields are there, lists have one element.
 */
export function exampleOf(schema: ExampleSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  if (schema.anyOf) {
    const chosen = schema.anyOf.find((each) => !isNull(each)) ?? schema.anyOf[0]
    return chosen ? exampleOf(chosen, name) : null
  }
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((each) => each !== 'null')
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, exampleOf(each, key)]),
      )
    case 'array':
      return Array.from({ length: Math.min(Math.max(schema.minItems ?? 1, 1), schema.maxItems ?? Infinity) }, () =>
        exampleOf(schema.items ?? {}, name),
      )
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? Infinity)
    case 'boolean':
      return true
    case 'string':
      return textOf(schema, name)
    default:
      return null
  }
}
