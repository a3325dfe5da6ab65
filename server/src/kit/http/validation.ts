import { createRequire } from 'node:module'
import type * as ajvModule from 'ajv'
import type { Ajv, ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv'
import type addFormats from 'ajv-formats'
import type { FastifySchemaValidationError, FastifyServerOptions } from 'fastify'
import { hasInvalidCharacters } from '#contract/kit/text/characters.ts'
import { dayPattern } from '#contract/kit/dayPattern.ts'
import type { InputProblem } from '#contract/kit/refusals.ts'
import type { RichTextRules } from '#contract/kit/richText/schema.ts'
import { isFormatName, registerFormats } from '#contract/kit/validators.ts'
import { Refusal } from '#kit/refusal.ts'
import { sanitizeRichText } from '#kit/richText/sanitize.ts'
import { emptyFieldRemover } from '#kit/emptyFields.ts'

/**
 * JSON Schema validation of all input (Ajv). Unknown fields are refused, not dropped. JSON values are not coerced;
 * query strings and form fields, which are text, are coerced to their types.
 */
const options = { allErrors: false, removeAdditional: false, useDefaults: true, strict: false } as const

/** Sanitises rich text during validation (XSS guard), so every handler receives clean HTML. */
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

/** Lazy: the library is loaded with the first input. */
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
 * Compiles a schema lazily, with its first input. Optional fields sent empty are absent. Additionally refuses text and
 * property names at any depth that PostgreSQL cannot store: lone surrogates, which would become U+FFFD in text columns,
 * and U+0000; both fail in jsonb columns. Noncharacters are refused too: with them feeds and workbooks are unreadable.
 */
export function compileInput({ schema, httpPart }: { schema: object; httpPart?: string | undefined }): Validate {
  let compiled: ValidateFunction | undefined
  let removeEmpty: ((data: unknown) => void) | undefined
  const validate: Validate = (data) => {
    validate.errors = null
    compiled ??= validatorOf(httpPart).compile(schema)
    removeEmpty ??= emptyFieldRemover(schema)
    removeEmpty(data)
    if (!compiled(data)) validate.errors = compiled.errors ?? null
    else {
      const instancePath = unstorableIn(data)
      if (instancePath === undefined) return true
      validate.errors = [{ instancePath, keyword: 'wellFormed', schemaPath: '#', params: {} }]
    }
    return false
  }
  return validate
}

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
/**
 * Validator compiler for Fastify, instead of its built-in one. Fastify's type describes the built-in compiler, which
 * takes only the schema; at runtime it passes the part of the route.
 */
export const inputValidators = (() => compileInput) as unknown as NonNullable<Factories['buildValidator']>

const isStorable = (text: string) => !hasInvalidCharacters(text) && !text.includes('\0')

/**
 * Path of the first text in a JSON value that cannot be stored. Iterative, because nesting is limited only by the body
 * size and recursion could overflow the stack.
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

type Failure = Partial<Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>>

const keywordProblems: Readonly<Record<string, InputProblem>> = {
  required: 'required',
  pattern: 'format',
  format: 'format',
  const: 'choice',
  enum: 'choice',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  wellFormed: 'characters',
  uniqueItems: 'repeated',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  exclusiveMinimum: 'notAbove',
  exclusiveMaximum: 'notBelow',
  minItems: 'tooFewItems',
  maxItems: 'tooManyItems',
}

/** Problem of the first failure. The failures of alternatives are those of each, and one of `anyOf` itself. */
function inputViolationOf(failures: readonly Failure[]): { problem: InputProblem; limit?: number } {
  const isAlternative = ({ keyword = '' }: Failure) => keyword === 'anyOf' || keyword === 'oneOf'
  if (failures.some(isAlternative)) {
    const isChoice = failures.every((each) => isAlternative(each) || keywordProblems[each.keyword ?? ''] === 'choice')
    return { problem: isChoice ? 'choice' : 'invalid' }
  }
  const { keyword = '', params } = failures[0] ?? {}
  if (keyword === 'type') {
    const type: unknown = params?.['type']
    return { problem: type === 'number' || type === 'integer' ? 'number' : 'invalid' }
  }
  if (keyword === 'pattern' && params?.['pattern'] === dayPattern) return { problem: 'date' }
  const problem = keywordProblems[keyword] ?? 'invalid'
  const limit: unknown = params?.['limit']
  if (typeof limit !== 'number') return { problem }
  // One character at least: the field was left empty.
  return problem === 'tooShort' && limit === 1 ? { problem: 'required' } : { problem, limit }
}

/**
 * Refusal of invalid input: the named format's own refusal, the rich text's, or `input.invalid`. `field` is the path,
 * joined by dots, so that a form can show the message at the field.
 */
export function refusalOfInput(failures: readonly Failure[]): Refusal {
  const [first] = failures
  const missing: unknown = first?.keyword === 'required' ? first.params?.['missingProperty'] : undefined
  const path = [...(first?.instancePath ?? '').split('/'), ...(typeof missing === 'string' ? [missing] : [])]
  const field = path.slice(1).join('.').slice(0, 200)
  const format: unknown = first?.keyword === 'format' ? first.params?.['format'] : undefined
  if (isFormatName(format)) return new Refusal(`format.${format}`, { field })
  const refusal: unknown = first?.params?.['refusal']
  if (refusal instanceof Refusal) return new Refusal(refusal.code, { ...refusal.facts, field })
  const problem = inputViolationOf(failures)
  return new Refusal('input.invalid', field === '' ? problem : { ...problem, field })
}
