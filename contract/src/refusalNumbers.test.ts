import { expect, test } from 'vitest'
import { numberOf, type RefusalCode, refusals } from './refusals.ts'

const linesOf = (codes: readonly RefusalCode[]) => codes.map((code) => `  '${code}': ${numberOf(code)},\n`).join('')

test('the numbers that browsers know are those of the refusals (npx vitest -u writes them anew)', async () => {
  const codes = (Object.keys(refusals) as RefusalCode[]).toSorted()
  await expect(`import type { RefusalCode } from './refusals.ts'

/** The number of each refusal, without its sentences: what a browser has to know. Written by refusalNumbers.test.ts. */
export const refusalNumbers: Readonly<Record<RefusalCode, number>> = {
${linesOf(codes)}}
`).toMatchFileSnapshot('refusalNumbers.ts')
})
