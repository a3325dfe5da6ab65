import { numberOf, type RefusalCode, say } from '#contract/refusals.ts'
import type { CallAccess } from '../openApi.ts'
import { exampleOf, type ExampleSchema } from './example.rules.ts'

interface Media {
  readonly schema?: ExampleSchema
  example?: unknown
  examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>
}
interface Operation {
  readonly 'x-access'?: CallAccess
  readonly parameters?: readonly (Media & { readonly name: string })[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> }
  responses?: Record<string, { description?: string; content?: Record<string, Media> }>
}
export interface ApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const traceid = '0198f3a2c4b17c1e'
/** Status with which a refusal is sent; those of a handler are regular replies. */
const statusOf: Partial<Record<RefusalCode, string>> = { 'apiKey.tooMany': '429' }

const refused = (code: RefusalCode, facts: Readonly<Record<string, unknown>> = {}) => ({
  summary: say(code, 'en', facts),
  value: {
    code: numberOf(code),
    message: say(code, 'zh-CN', facts),
    data: Object.keys(facts).length > 0 ? facts : null,
    traceid,
  },
})

/** Refusals that a call may get, whatever it does. */
function refusalsOf({ 'x-access': who, parameters = [], requestBody }: Operation): [RefusalCode, object?][] {
  const { access, byKey } = who ?? { access: 'public', byKey: false }
  const codes: [RefusalCode, object?][] = []
  if (parameters.length > 0 || requestBody !== undefined) codes.push(['input.invalid'])
  if (access !== 'public') codes.push(['session.none'])
  if (access !== 'public' && access !== 'session') codes.push(['permission.denied'])
  if (byKey) codes.push(['apiKey.invalid'], ['apiKey.tooMany', { seconds: 12 }])
  return codes
}

/** Adds examples of the input, of the reply and of refusals to each call of an OpenAPI document. */
export function withExamples<T extends object>(document: T): T {
  for (const operations of Object.values((document as ApiDocument).paths ?? {}))
    for (const operation of Object.values(operations)) addExamples(operation)
  return document
}

function addExamples(operation: Operation): void {
  for (const parameter of operation.parameters ?? [])
    if (parameter.schema) parameter.example = exampleOf(parameter.schema, parameter.name)
  for (const media of Object.values(operation.requestBody?.content ?? {}))
    if (media.schema) media.example = exampleOf(media.schema)
  const answered = operation.responses?.['200']?.content?.['application/json']
  const refusals = refusalsOf(operation).map(([code, facts]) => [code, refused(code, { ...facts })] as const)
  if (answered?.schema) {
    const { data } = answered.schema.properties ?? {}
    const value = { code: 0, message: 'ok', data: data ? exampleOf(data) : null, traceid }
    answered.examples = {
      accepted: { summary: 'Accepted', value },
      ...Object.fromEntries(refusals.filter(([code]) => statusOf[code] === undefined)),
    }
  }
  for (const [code, example] of refusals) {
    const status = statusOf[code]
    if (status === undefined || !operation.responses) continue
    operation.responses[status] = {
      description: example.summary,
      content: { 'application/json': { schema: envelopeSchema, examples: { [code]: example } } },
    }
  }
}

const envelopeSchema: ExampleSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: {},
    traceid: { type: 'string' },
  },
}
