import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteAt, termsOf } from '../testing/quotes.ts'
import { commitmentOf, leavesOf } from './commitment.ts'
import { disclose, disclosedCommitment, isShown } from './disclosure.ts'
import { makeMaster } from './seal.ts'

const both = ['A', 'B'] as const

test.each(both)('disclosure: %s: the commitment is the same for any selection of leaves', (suite) =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.boolean(), { maxLength: 12 }), (items, shown) => {
      const quote = quoteAt('3.5000', termsOf(items))
      const master = makeMaster()
      const paths = leavesOf(quote).map(({ path }) => path)
      const shows = (path: string) => shown[paths.indexOf(path as never)] === true
      const disclosure = disclose(suite, quote, master, shows)
      expect(disclosedCommitment(suite, disclosure)).toBe(commitmentOf(suite, quote, master))
      expect(isShown(disclosure.head)).toBe(shows('head'))
      const text = JSON.stringify(disclosure)
      expect(text.includes(master)).toBe(false)
      expect(text.includes(quote.total)).toBe(shows('total'))
    }),
    { numRuns: 40 },
  ),
)

test.each(both)('disclosure: %s: another value, salt or path changes the commitment', (suite) => {
  const quote = quoteAt('3.5000', termsOf(2))
  const master = makeMaster()
  const commitment = commitmentOf(suite, quote, master)
  const full = disclose(suite, quote, master, () => true)
  const lines = full.lines as Exclude<typeof full.lines, { hash: string }>
  const [first, second] = lines
  const changed = [
    { ...full, total: { ...full.total, value: '14100.0' } },
    { ...full, total: { ...full.total, salt: '00'.repeat(32) } },
    { ...full, lines: [second!, first!] },
    { ...full, lines: [first!] },
    { ...full, lines: [{ ...first!, itemId: '2' }, second!] },
    { ...full, lines: [{ ...first!, price: second!.price }, second!] },
    {
      ...full,
      lines: [{ ...first!, price: { ...first!.price, value: { ...quote.lines[0]!, price: '3.5001' } } }, second!],
    },
    { ...full, head: { hash: '00'.repeat(32) } },
  ]
  expect(changed.map((each) => disclosedCommitment(suite, each as typeof full) === commitment)).toEqual(
    changed.map(() => false),
  )
  expect(commitmentOf(suite, quote, makeMaster())).not.toBe(commitment)
})
