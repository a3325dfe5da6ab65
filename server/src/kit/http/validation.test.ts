import { expect, test } from 'vitest'
import { Day, OneOf, shape, Type } from '#contract/kit/schema.ts'
import { formatCases } from '#contract/kit/validators.cases.ts'
import { type FormatName, formatNames, Formatted, FormattedNote } from '#contract/kit/validators.ts'
import { say } from '#contract/refusals.ts'
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

const text = Type.String({ minLength: 1, maxLength: 50, pattern: '^[^x]*$' })
test.each([
  ['a missing field', shape({ unit: text }), {}, '必填项不能为空', "Required fields can't be empty."],
  ['an empty field', shape({ unit: text }), { unit: '' }, '必填项不能为空', "Required fields can't be empty."],
  [
    'a long text',
    shape({ unit: text }),
    { unit: 'a'.repeat(51) },
    '最多填写 50 个字符',
    'Enter at most 50 characters.',
  ],
  [
    'a short text',
    shape({ unit: Type.String({ minLength: 8 }) }),
    { unit: 'a' },
    '至少填写 8 个字符',
    'Enter at least 8 characters.',
  ],
  [
    'another pattern',
    shape({ unit: text }),
    { unit: 'x' },
    '内容格式不正确，请检查后重试',
    "The format isn't valid. Check it and try again.",
  ],
  ['no date', shape({ unit: Day }), { unit: '2026-02-30' }, '请填写有效的日期', 'Invalid date.'],
  ['no number', shape({ unit: Type.Integer() }), { unit: 'a' }, '请填写有效的数字', 'Enter a valid number.'],
  [
    'another type',
    shape({ unit: text }),
    { unit: {} },
    '提交的内容有误，请检查后重试',
    "Some of this isn't valid. Check it and try again.",
  ],
  [
    'a small number',
    shape({ unit: Type.Integer({ minimum: 2 }) }),
    { unit: 1 },
    '数值不能小于 2',
    "The number can't be less than 2.",
  ],
  [
    'a large number',
    shape({ unit: Type.Integer({ maximum: 9 }) }),
    { unit: 10 },
    '数值不能大于 9',
    "The number can't be greater than 9.",
  ],
  [
    'no choice',
    shape({ unit: OneOf(['m', 'kg']) }),
    { unit: 'l' },
    '请选择有效的选项',
    'Choose one of the available options.',
  ],
  [
    'no alternative',
    shape({ unit: Type.Union([Type.Null(), text]) }),
    { unit: '' },
    '提交的内容有误，请检查后重试',
    "Some of this isn't valid. Check it and try again.",
  ],
  [
    'few items',
    shape({ unit: Type.Array(text, { minItems: 1 }) }),
    { unit: [] },
    '至少需要 1 项',
    'At least 1 needed.',
  ],
  [
    'many items',
    shape({ unit: Type.Array(text, { maxItems: 1 }) }),
    { unit: ['a', 'b'] },
    '最多 1 项',
    'Up to 1 allowed.',
  ],
  [
    'a foreign field',
    shape({}),
    { unit: 'a' },
    '页面内容已更新，请刷新后重试',
    'This page is out of date. Refresh it and try again.',
  ],
  [
    'half of a pair',
    shape({ unit: text }),
    { unit: '\ud800' },
    '内容包含无法识别的字符，请修改后重试',
    'Some characters are unreadable. Correct them and try again.',
  ],
])('input validation: the message for %s names no internals', (_, schema, data, chinese, english) => {
  const validate = compileInput({ schema })
  expect(validate(data)).toBe(false)
  const { code, facts } = refusalOfInput(validate.errors ?? [])
  expect([say(code, 'zh-CN', facts), say(code, 'en', facts)]).toEqual([chinese, english])
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
