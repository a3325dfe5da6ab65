import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { registerFormats } from '#contract/kit/validators.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { anOperator, aPlatform } from '#test/platform/platforms.ts'
import { aPerson, ask, aTenant, server, loggedErrors, type Person } from '#test/app.ts'
import { unexpectedResponses, loneSurrogates, noncharacters, invalidDays, tooLargeIds } from '#test/hostileStrings.ts'
import { callers, type Described, describedRoutes } from '#test/openapi.ts'
import { inputOf, sampleOf } from '#test/samples.ts'
import { type Field, type FieldKind, fieldsOf } from '#test/samples/fields.ts'
import { bearer, type RawPart, rawForm } from '#test/upload.ts'
import { picture } from '#test/files/contents.ts'
import { generalizedUtf8, percentEncoded } from '../malformed/generalizedUtf8.ts'

/**
 * Every field of every call of the OpenAPI document, at any depth, with well-formed values that no column can store.
 * The request is otherwise valid, so that this field is refused.
 */
const numbers = [-1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e300]
const texts = [...loneSurrogates, ...noncharacters.slice(1, 4), '\u0000', 'a\u0000b']
const hostile: Readonly<Record<FieldKind, readonly unknown[]>> = {
  id: tooLargeIds,
  day: invalidDays,
  instant: invalidDays.map((day) => `${day}T00:00:00Z`),
  number: numbers,
  text: texts,
  open: texts.flatMap((text) => [{ a: text }, { a: [{ b: text }] }, { [text]: 'a' }]),
}
/** For texts also a valid value with a hostile suffix, which an unanchored pattern would accept. */
const hostileTo = ({ kind, sample }: Field) =>
  kind === 'text' ? [...hostile.text, ...texts.map((text) => `${String(sample)}${text}`)] : hostile[kind]

const atLeast = (count: number) => expect.toSatisfy((tried: number) => tried >= count, `at least ${count}`)

const calls = describedRoutes()
const validator = addFormats.default(new Ajv({ strict: false, coerceTypes: true }))
registerFormats((name, test) => validator.addFormat(name, test))

/**
 * Refused for its format: in general (1000), by the field's own format (1041 to 1059) with the field's name, or for the
 * encoding of a form (1031) or of a path (1016).
 */
function isRefused(body: string, path: string): boolean {
  if (!body.startsWith('{')) return false
  const { code, data } = JSON.parse(body) as { code: number; data: { field?: string } | null }
  const field = path.slice(1).replaceAll('[]', '.0')
  return [1000, 1016, 1031].includes(code) || (code > 1040 && code < 1060 && data?.field === field)
}

/** Content that an upload accepts, because it is judged before the fields. */
async function fileFor(accepts: readonly string[]): Promise<RawPart> {
  const ending = accepts.includes('.csv') ? '.csv' : accepts[0]!
  const isPicture = /^\.(png|jpe?g)$/.test(ending)
  const text = ending === '.sealed' ? 'size{"header":{' : ending === '.xml' ? '<EInvoice/>' : '货号\nA1\n'
  const content = isPicture ? await picture(8, 8, ending === '.png' ? 'png' : 'jpeg') : Buffer.from(text)
  return { header: `Content-Disposition: form-data; name="file"; filename="a${ending}"`, content }
}

const fieldOf = ([name, value]: [string, unknown]): RawPart => ({
  header: `Content-Disposition: form-data; name="${name}"`,
  content: generalizedUtf8(String(value)),
})

/** Sends lone surrogates as their bytes: neither `URLSearchParams` nor `FormData` can. */
async function send(person: Person, call: Described, input: object) {
  const values = Object.entries(input) as [string, unknown][]
  if (call.isUpload) {
    const { payload, headers } = rawForm([await fileFor(call.accepts), ...values.map(fieldOf)])
    return server.app.inject({ method: 'POST', url: call.path, headers: { ...bearer(person), ...headers }, payload })
  }
  if (call.method === 'POST') return ask(person, call, input)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    percentEncoded(String((input as Record<string, unknown>)[name])),
  )
  const query = values.map(([name, value]) => `${name}=${percentEncoded(String(value))}`).join('&')
  return server.app.inject({ method: 'GET', url: `${path}?${query}`, headers: bearer(person) })
}

test('malformed fields: the unmodified samples are valid', () => {
  const invalid = calls.flatMap((call) => {
    const isValid = validator.compile(inputOf(call))
    return isValid(structuredClone(sampleOf(inputOf(call)))) ? [] : [[call.path, isValid.errors]]
  })
  expect(invalid).toEqual([])
})

test('malformed fields: every field of every call refuses impossible values', { timeout: 600_000 }, async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { permissions: Object.keys(permissions) as Permission[] })
  const callerOf = await callers(tenant, person)
  const platform = await aPlatform()
  const ofPlatform = await callers(platform, await anOperator(platform))
  const senderOf = (call: Described) => (call.path.startsWith('/sysrest/api/platform/') ? ofPlatform : callerOf)(call)
  const found: string[] = []
  const tried: Record<FieldKind, number> = { id: 0, day: 0, instant: 0, number: 0, text: 0, open: 0 }
  const uploads = new Set<string>()
  const attempt = async (call: Described, field: Field, value: unknown) => {
    tried[field.kind] += 1
    if (call.isUpload) uploads.add(`${call.path} ${field.path}`)
    const { statusCode: status, body } = await send(senderOf(call), call, field.with(value) as object)
    const where = `${call.method} ${call.path} ${field.path}`
    found.push(...unexpectedResponses([{ path: where, sent: value, status, body }]))
    if (field.kind !== 'number' && !isRefused(body, field.path))
      found.push(`${where} ${JSON.stringify(value)} → ${body.slice(0, 100)}`)
  }
  for (const call of calls)
    for (const field of fieldsOf(inputOf(call))) for (const value of hostileTo(field)) await attempt(call, field, value)
  expect(tried).toMatchObject({ id: atLeast(300), day: atLeast(50), number: atLeast(500), text: atLeast(3000) })
  expect(uploads).toContain('/inquiry/api/seal/attach .projectId')
  expect(found).toEqual([])
  expect(loggedErrors).toEqual([])
})
