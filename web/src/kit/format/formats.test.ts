import i18next from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { shape } from '#contract/kit/schema.ts'
import { formatCases } from '#contract/kit/validators.cases.ts'
import { formatNames, FormattedNote } from '#contract/kit/validators.ts'
import { formatRefusals } from '#contract/kit/formatRefusals.ts'
import { violationOf, sentenceOf } from '#web/kit/form/check.ts'

const input = shape(Object.fromEntries(formatNames.map((name) => [name, FormattedNote(name)])))

for (const name of formatNames) {
  const { good, bad } = formatCases[name]
  test.each(good)(`named formats: ${name}: %j is valid`, (text) =>
    expect(violationOf(input, name, text)).toBeUndefined(),
  )
  test.each(bad)(`named formats: ${name}: %j gets the message of its format`, (text) =>
    expect(violationOf(input, name, text)).toEqual({ format: name }),
  )
}

let locale: string
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => locale }))

test.each([
  ['zh_CN', 1],
  ['en_US', 2],
] as const)('named formats: in %s it is the message of the contract', (language, at) => {
  locale = language
  for (const name of formatNames)
    expect(sentenceOf(i18next.t, { format: name }, '')).toBe(formatRefusals[`format.${name}`][at])
})
