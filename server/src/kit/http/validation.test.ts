import { expect, test } from 'vitest'
import { shape, Type } from '#contract/kit/schema.ts'
import { formatCases } from '#contract/kit/validators.cases.ts'
import { type FormatName, formatNames, Formatted, FormattedNote } from '#contract/kit/validators.ts'
import { compileInput, refusalOfInput, unstorableIn } from './validation.ts'

/** Refusal code for a text in a field of this format. */
function outcome(name: FormatName, text: string): string {
  const validate = compileInput({ schema: shape({ value: FormattedNote(name) }) })
  if (validate({ value: text })) return 'ok'
  const { code, facts } = refusalOfInput(validate.errors ?? [])
  expect(facts).toEqual({ field: 'value' })
  return code
}

for (const name of formatNames) {
  const { good, bad } = formatCases[name]
  test.each(good)(`input validation: ${name}: %j is accepted`, (text) => expect(outcome(name, text)).toBe('ok'))
  test.each(bad)(`input validation: ${name}: %j is refused with the format's own refusal`, (text) =>
    expect(outcome(name, text)).toBe(`format.${name}`),
  )
}

test('input validation: required formats must not be empty', () => {
  const validate = compileInput({ schema: shape({ value: Formatted('mobile') }) })
  expect(validate({ value: '' })).toBe(false)
  expect(refusalOfInput(validate.errors ?? []).code).toBe('input.invalid')
})

test('input validation: a refusal contains the path of its field', () => {
  const rows = Type.Array(shape({ unit: Type.String({ minLength: 1 }), price: Type.String() }))
  const fieldOf = (data: unknown) => {
    const validate = compileInput({ schema: shape({ rows }) })
    validate(data)
    return refusalOfInput(validate.errors ?? []).facts['field']
  }
  expect(fieldOf({ rows: [{ unit: '', price: '1' }] })).toBe('rows.0.unit')
  expect(fieldOf({ rows: [{ unit: 'm' }] })).toBe('rows.0.price')
  expect(fieldOf([])).toBeUndefined()
})

test('input validation: queries are validated with the same formats', () => {
  const validate = compileInput({ schema: shape({ value: Formatted('mobile') }), httpPart: 'querystring' })
  expect([validate({ value: '13800001234' }), validate({ value: '12345678901' })]).toEqual([true, false])
})

test.each([
  ['nothing', null, undefined],
  ['what is no text', { a: [1, true, null, {}] }, undefined],
  ['every other letter', { a: ['𠮷', '\ufffd', '\u0001'] }, undefined],
  ['half of a pair', { a: [{ b: 'x\ud800' }] }, '/a/0/b'],
  ['a zero', { a: 'x\0' }, '/a'],
  ['a name', { a: { 'x\udc00': 1 } }, '/a'],
  ['a text alone', '\ud800', ''],
])('input validation: %s', (_, data, path) => expect(unstorableIn(data)).toBe(path))

test('input validation: at any depth', () => {
  let nest: unknown = '\ud800'
  for (let depth = 0; depth < 100_000; depth += 1) nest = [nest]
  expect(unstorableIn(nest)).toHaveLength(200_000)
})

test('input validation: values without a schema are validated, too', () => {
  const validate = compileInput({ schema: shape({ open: Type.Unsafe({ type: 'object' }) }), httpPart: 'body' })
  expect([validate({ open: { a: '𠮷' } }), validate.errors]).toEqual([true, null])
  expect(validate({ open: { a: '\ud800' } })).toBe(false)
  expect(validate.errors).toMatchObject([{ instancePath: '/open/a' }])
})
