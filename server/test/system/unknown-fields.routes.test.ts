import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { registerFormats } from '#contract/kit/validators.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, ask, aTenant, server, loggedErrors, type Person } from '#test/app.ts'
import { unexpectedResponses, loneSurrogates, invalidDays, tooLargeIds } from '#test/hostileStrings.ts'
import { callers, type Described, describedRoutes } from '#test/openapi.ts'
import { inputOf, sampleOf } from '#test/samples.ts'
import { type Field, type FieldKind, fieldsOf } from '#test/samples/fields.ts'
import { bearer, formOf } from '#test/upload.ts'

/**
 * Every field of every call of the OpenAPI document, at any depth, with well-formed values that no column can store.
 * The request is otherwise valid, so that this field is refused.
 */
const numbers = [-1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e300]
const texts = [...loneSurrogates, '\u0000', 'a\u0000b']
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

/** Refused for its format: in general (1000), or by the field's own format (1041 to 1059) with the field's name. */
function isRefused(body: string, path: string): boolean {
  const { code, data } = JSON.parse(body) as { code: number; data: { field?: string } | null }
  const field = path.slice(1).replaceAll('[]', '.0')
  return code === 1000 || (code > 1040 && code < 1060 && data?.field === field)
}

/** Percent-encoded by bytes, because URLs and forms cannot contain lone surrogates. */
const isSendable = (call: Described, value: unknown) =>
  (call.method === 'POST' && !call.isUpload) || typeof value !== 'string' || value.isWellFormed()

async function send(person: Person, call: Described, input: object) {
  if (!call.isUpload) {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((input as Record<string, unknown>)[name])),
    )
    return ask(person, { method: call.method, path }, input)
  }
  const { file: _, ...fields } = input as Record<string, string>
  const { payload, headers } = await formOf([{ name: 'a.csv', content: '货号\nA1\n' }], fields)
  return server.app.inject({ method: 'POST', url: call.path, headers: { ...bearer(person), ...headers }, payload })
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
  const found: string[] = []
  const tried: Record<FieldKind, number> = { id: 0, day: 0, instant: 0, number: 0, text: 0, open: 0 }
  const attempt = async (call: Described, field: Field, value: unknown) => {
    tried[field.kind] += 1
    const { statusCode: status, body } = await send(callerOf(call), call, field.with(value) as object)
    const where = `${call.method} ${call.path} ${field.path}`
    found.push(...unexpectedResponses([{ path: where, sent: value, status, body }]))
    if (field.kind !== 'number' && !isRefused(body, field.path))
      found.push(`${where} ${JSON.stringify(value)} → ${body.slice(0, 100)}`)
  }
  for (const call of calls)
    for (const field of fieldsOf(inputOf(call)))
      for (const value of hostileTo(field)) if (isSendable(call, value)) await attempt(call, field, value)
  expect(tried).toMatchObject({ id: atLeast(300), day: atLeast(50), number: atLeast(500), text: atLeast(3000) })
  expect(found).toEqual([])
  expect(loggedErrors).toEqual([])
})
