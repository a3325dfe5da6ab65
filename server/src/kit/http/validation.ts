import { createRequire } from 'node:module'
import type * as ajvModule from 'ajv'
import type { Ajv, ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv'
import type addFormats from 'ajv-formats'
import type { FastifySchemaValidationError, FastifyServerOptions } from 'fastify'
import type { RichTextRules } from '#contract/kit/richText/schema.ts'
import { isFormatName, registerFormats } from '#contract/kit/validators.ts'
import { Refusal } from '#kit/refusal.ts'
import { sanitizeRichText } from '#kit/richText/sanitize.ts'

/**
 * JSON Schema validation of whatever arrives. Types are as they are sent, and an unknown field is refused, not
 * dropped. What arrives as text (a query, the fields of a form) is read as its type.
 */
const options = { allErrors: false, removeAdditional: false, useDefaults: true, strict: false } as const

/** Rich text is sanitised where it arrives: what a handler reads is clean, whichever route it came through. */
const richText: FuncKeywordDefinition = {
  keyword: 'x-richText',
  type: 'string',
  modifying: true,
  errors: true,
  compile: (rules: RichTextRules) => {
    const validate: ReturnType<NonNullable<FuncKeywordDefinition['compile']>> = (html: string, at) => {
      try {
        if (at) at.parentData[at.parentDataProperty] = sanitizeRichText(html, rules)
        return true
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        validate.errors = [{ keyword: 'x-richText', params: { refusal: error } }]
        return false
      }
    }
    return validate
  },
}

const require = createRequire(import.meta.url)

/** The library is loaded with the first input. */
function validator(coerceTypes: boolean): Ajv {
  const ajv = new (require('ajv') as typeof ajvModule).Ajv({ ...options, coerceTypes })
  ;(require('ajv-formats') as typeof addFormats).default(ajv)
  ajv.addKeyword(richText)
  registerFormats((name, test) => ajv.addFormat(name, test))
  return ajv
}
let asSent: Ajv | undefined
let fromText: Ajv | undefined
const validatorOf = (httpPart: string | undefined): Ajv =>
  httpPart === 'querystring' ? (fromText ??= validator(true)) : (asSent ??= validator(false))

type Validate = ((data: unknown) => boolean) & { errors?: FastifySchemaValidationError[] | null }

/**
 * Compiles a schema, with the first input that it is to check. Beyond the schema no text at any depth, and no name, may
 * hold what PostgreSQL cannot store: a lone surrogate would become U+FFFD in a text column, and that or U+0000 fails in
 * a jsonb column.
 */
export function compileInput({ schema, httpPart }: { schema: object; httpPart?: string | undefined }): Validate {
  let compiled: ValidateFunction | undefined
  const validate: Validate = (data) => {
    validate.errors = null
    compiled ??= validatorOf(httpPart).compile(schema)
    if (!compiled(data)) validate.errors = compiled.errors ?? null
    else {
      const instancePath = unstorableIn(data)
      if (instancePath === undefined) return true
      const message = 'must be well-formed text'
      validate.errors = [{ instancePath, message, keyword: 'wellFormed', schemaPath: '#', params: {} }]
    }
    return false
  }
  return validate
}

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
/**
 * For Fastify, which otherwise loads a compiler of its own. Its type describes that one, which takes the schema alone;
 * what is called takes a part of a route.
 */
export const inputValidators = (() => compileInput) as unknown as NonNullable<Factories['buildValidator']>

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/**
 * Where in a JSON value a text stands that cannot be stored. Not recursive: an open object may be nested as deep as a
 * body allows.
 */
export function unstorableIn(data: unknown): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value: data, path: '' }]
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, path } = at
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        if (!isStorable(name)) return path
        if (typeof inner === 'string' || typeof inner === 'object') open.push({ value: inner, path: `${path}/${name}` })
      }
  }
  return undefined
}

type Failure = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>

/**
 * The message for an input that does not fit; a named format says for itself what is expected. `field` is where
 * it stands, its steps divided by dots, so that a form can say it there.
 */
export function refusalOfInput([first]: readonly Partial<Failure>[]): Refusal {
  const missing: unknown = first?.keyword === 'required' ? first.params?.['missingProperty'] : undefined
  const path = [...(first?.instancePath ?? '').split('/'), ...(typeof missing === 'string' ? [missing] : [])]
  const field = path.slice(1).join('.').slice(0, 200)
  const format: unknown = first?.keyword === 'format' ? first.params?.['format'] : undefined
  if (isFormatName(format)) return new Refusal(`format.${format}`, { field })
  const refusal: unknown = first?.params?.['refusal']
  if (refusal instanceof Refusal) return new Refusal(refusal.code, { ...refusal.facts, field })
  const what = `${field} ${first?.message ?? ''}`.trim().slice(0, 200)
  return new Refusal('input.invalid', field === '' ? { what } : { what, field })
}
