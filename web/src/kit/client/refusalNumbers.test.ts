import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numberOf, type RefusalCode, refusals } from '#contract/refusals.ts'

const web = new URL('../../', import.meta.url).pathname
const isSource = (file: string) => !/\.test\.tsx?$|(^|\/)(messages\/|refusalNumbers\.ts$)/.test(file)

/** Refusal codes named in a source file of the browser. */
const namedIn = (source: string) =>
  [...source.matchAll(/'([\w.]+)'/g)].map(([, text]) => text!).filter((text) => Object.hasOwn(refusals, text))

test('refusal numbers: browsers include exactly the refusals used in the code (npx vitest -u updates them)', async () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(isSource)
  const codes = new Set(files.flatMap((file) => namedIn(readFileSync(`${web}${file}`, 'utf8'))))
  expect(codes).toContain('thing.stale')
  const lines = [...codes].toSorted().map((code) => `  '${code}': ${numberOf(code as RefusalCode)},\n`)
  await expect(`import type { RefusalCode } from '#contract/refusals.ts'

/** The numbers of the refusals that browsers tell apart. Written by refusalNumbers.test.ts: \`npx vitest -u\`. */
export const refusalNumbers = {
${lines.join('')}} as const satisfies { readonly [C in RefusalCode]?: number }

export type NamedRefusal = keyof typeof refusalNumbers
`).toMatchFileSnapshot('refusalNumbers.ts')
})
