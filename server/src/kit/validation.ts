import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { isFormatName, registerFormats } from '#contract/kit/validators.ts'
import { Refusal } from './refusal.ts'

// Types as they are sent; an unknown field is refused, not dropped. What arrives as text (a query) is read as its type.
const options = { allErrors: false, removeAdditional: false, useDefaults: true, strict: false } as const

function validator(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ ...options, coerceTypes })
  addFormats.default(ajv)
  registerFormats((name, test) => ajv.addFormat(name, test))
  return ajv
}
const asSent = validator(false)
const fromText = validator(true)

/** Compiles the schema of an input for Fastify. */
export const compileInput = ({ schema, httpPart }: { schema: object; httpPart?: string }) =>
  (httpPart === 'querystring' ? fromText : asSent).compile(schema)

type Failure = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>

/** What a caller is told of an input that does not fit; a named format says for itself what is expected. */
export function refusalOfInput([first]: readonly Partial<Failure>[]): Refusal {
  const field = (first?.instancePath ?? '').slice(1).replaceAll('/', '.').slice(0, 200)
  const format: unknown = first?.keyword === 'format' ? first.params?.['format'] : undefined
  if (isFormatName(format)) return new Refusal(`format.${format}`, { field })
  return new Refusal('input.invalid', { what: `${field} ${first?.message ?? ''}`.trim().slice(0, 200) })
}
