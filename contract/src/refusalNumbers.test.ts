import { expect, test } from 'vitest'
import type { Manifest } from './kit/manifest.ts'
import { modules } from './modules.ts'
import { numberOf, type RefusalCode, refusalFields, refusals } from './refusals.ts'

const linesOf = (codes: readonly RefusalCode[]) => codes.map((code) => `  '${code}': ${numberOf(code)},\n`).join('')

test('refusal numbers: the numbers that browsers know are those of the refusals (npx vitest -u writes them anew)', async () => {
  const codes = (Object.keys(refusals) as RefusalCode[]).toSorted()
  await expect(`import type { RefusalCode } from './refusals.ts'

/** The number of each refusal, without its sentences: what a browser has to know. Written by refusalNumbers.test.ts. */
export const refusalNumbers: Readonly<Record<RefusalCode, number>> = {
${linesOf(codes)}}
`).toMatchFileSnapshot('refusalNumbers.ts')
})

test('refusal numbers: a module says the field of its own refusals alone', () => {
  const foreign = Object.entries<Manifest>(modules).flatMap(([name, { refusals = {}, refusalFields = {} }]) =>
    Object.keys(refusalFields)
      .filter((code) => !Object.hasOwn(refusals, code))
      .map((code) => `${name}: ${code}`),
  )
  expect(foreign).toEqual([])
  expect(refusalFields['supplier.codeTaken']).toBe('code')
})
