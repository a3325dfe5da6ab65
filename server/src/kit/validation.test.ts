import { expect, test } from 'vitest'
import { shape } from '#contract/kit/schema.ts'
import { formatCases } from '#contract/kit/validators.cases.ts'
import { type FormatName, formatNames, Formatted, FormattedNote } from '#contract/kit/validators.ts'
import { compileInput, refusalOfInput } from './validation.ts'

/** The refusal's code where a text is sent in a field of this format. */
function outcome(name: FormatName, text: string): string {
  const validate = compileInput({ schema: shape({ value: FormattedNote(name) }) })
  if (validate({ value: text })) return 'ok'
  const { code, facts } = refusalOfInput(validate.errors ?? [])
  expect(facts).toEqual({ field: 'value' })
  return code
}

for (const name of formatNames) {
  const { good, bad } = formatCases[name]
  test.each(good)(`${name}: %j is taken`, (text) => expect(outcome(name, text)).toBe('ok'))
  test.each(bad)(`${name}: %j is refused by its own name`, (text) => expect(outcome(name, text)).toBe(`format.${name}`))
}

test('a format that has to be given is not empty', () => {
  const validate = compileInput({ schema: shape({ value: Formatted('mobile') }) })
  expect(validate({ value: '' })).toBe(false)
  expect(refusalOfInput(validate.errors ?? []).code).toBe('input.invalid')
})

test('a query is held to the same formats', () => {
  const validate = compileInput({ schema: shape({ value: Formatted('mobile') }), httpPart: 'querystring' })
  expect([validate({ value: '13800001234' }), validate({ value: '12345678901' })]).toEqual([true, false])
})
