import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ended, fileOf, salt, signer, verdictsOn } from '../testing/auctionFiles.ts'
import { englishRule, games, minute, plan } from '../testing/auctionRuns.ts'
import type { AuctionEntry } from './entry.ts'
import { amountCommitment, biddersHash } from './link.ts'
import { signProof } from './proof.ts'
import type { AuctionTerms } from './rule.ts'

const runs = games.map((all) => ended(...all))

test('stranger: a verifier written from the documentation accepts what the product has made', () =>
  fc.assert(
    fc.asyncProperty(runs, async (made) => {
      expect(verdictsOn(await fileOf(made))).toEqual({ product: [], stranger: [] })
    }),
    { numRuns: 120 },
  ))

/** Changes of one entry that a platform could make before it chains and signs the log. */
const changes: readonly ((entry: AuctionEntry) => Partial<AuctionEntry>)[] = [
  ({ until }) => ({ until: until === null ? null : until - 60_000 }),
  ({ until }) => ({ until: until === null ? null : until + 1 }),
  ({ at }) => ({ at: at + 45_000 }),
  ({ at }) => ({ at: at - 45_000 }),
  ({ amount }) => ({ amount: amount === null ? null : '97.00' }),
  ({ amount }) => ({ amount: amount === null ? null : '0.01' }),
  ({ no }) => ({ no: no === null ? null : no + 1 }),
  ({ ref }) => ({ ref: ref === null ? null : ref + 1 }),
  ({ note }) => ({ note: `${note}x` }),
  ({ kind }) => ({ kind: kind === 'bid' ? 'message' : kind }),
  ({ lot }) => ({ lot: lot === undefined ? 1 : 3 - lot }),
  ({ kind }) => ({ kind: kind === 'annul' ? 'exclude' : kind }),
]
test('stranger: both verifiers agree on a log that was changed and signed anew', () =>
  fc.assert(
    fc.asyncProperty(runs, fc.nat(), fc.nat(), async (made, at, which) => {
      const place = at % made.log.length
      const change = changes[which % changes.length]!
      const log = made.log.map((entry, index) => (index === place ? { ...entry, ...change(entry) } : entry))
      const { product, stranger } = verdictsOn(await fileOf({ ...made, log }))
      expect([stranger.length > 0, log[place]]).toEqual([product.length > 0, log[place]])
    }),
    { numRuns: 400 },
  ))
test('stranger: both verifiers agree on a log from which an entry was left out', () =>
  fc.assert(
    fc.asyncProperty(runs, fc.nat(), async (made, at) => {
      const log = made.log.toSpliced(at % made.log.length, 1).map((entry, index) => ({ ...entry, seq: index + 1 }))
      if (log.length === 0) return
      const { product, stranger } = verdictsOn(await fileOf({ ...made, log }))
      expect(stranger.length > 0).toBe(product.length > 0)
    }),
    { numRuns: 120 },
  ))

const finalRule: AuctionTerms = { ...englishRule, mostExtensions: 1, final: { best: 2, minutes: 5 } }
const at = (minutes: number) => plan.beginAt + minutes * minute
const entry = (kind: AuctionEntry['kind'], minutes: number, over: Partial<AuctionEntry> = {}) => ({
  seq: 0,
  at: at(minutes),
  kind,
  no: null,
  amount: null,
  ref: null,
  until: at(10),
  note: '',
  ...over,
})
const honest = [
  entry('begin', 0),
  entry('bid', 1, { no: 1, amount: '900.00' }),
  entry('bid', 2, { no: 2, amount: '890.00' }),
  entry('bid', 3, { no: 3, amount: '950.00' }),
  entry('extend', 4, { until: at(11), note: '系统维护' }),
  entry('interrupt', 6, { ref: at(5), until: at(7) }),
  entry('resume', 7, { until: at(13) }),
  entry('bid', 12, { no: 3, amount: '940.00', until: at(15) }),
  entry('bid', 14, { no: 1, amount: '895.00', until: at(15) }),
  entry('stage', 15, { ref: 0, until: at(20) }),
  entry('bid', 16, { no: 1, amount: '880.00', until: at(20) }),
  entry('bid', 17, { no: 2, amount: '870.00', until: at(20) }),
  entry('close', 17, { until: null }),
]
const replaced = (place: number, over: Partial<AuctionEntry>) => honest.with(place, { ...honest[place]!, ...over })
const forgeries: readonly (readonly [string, readonly AuctionEntry[]])[] = [
  ['an organiser who shortens the time', replaced(4, { until: at(8) })],
  ['an interruption from a moment to come', replaced(5, { ref: at(9) })],
  ['an interruption from before the last entry', replaced(5, { ref: at(3.5) })],
  ['less time after an interruption', replaced(6, { until: at(12) })],
  ['an extension beyond their number', replaced(8, { until: at(17) })],
  ['an extension that was left out', replaced(7, { until: at(13) })],
  ['a bid at the end', replaced(8, { at: at(15) })],
  ['a step that is too small', replaced(8, { amount: '896.00' })],
  ['final bids that end early', replaced(9, { until: at(16.5) })],
  ['a final bid of a bidder who is not among the best', replaced(11, { no: 3 })],
  ['a second final bid', replaced(11, { no: 1 })],
  ['a close before all have bid', honest.toSpliced(11, 1)],
  ['no final bids', honest.toSpliced(9, 3)],
  ['a bid that was left out', honest.toSpliced(2, 1)],
]
const logOf = (entries: readonly AuctionEntry[]) => entries.map((each, place) => ({ ...each, seq: place + 1 }))
const threeBidders = [1, 2, 3].map((no) => ({ no, opening: null }))
const forged = (entries: readonly AuctionEntry[]) =>
  fileOf({ rule: finalRule, bidders: threeBidders, log: logOf(entries), first: 2 })

test('stranger: an auction with an interruption, an extension and final bids is accepted', async () => {
  expect(verdictsOn(await forged(honest))).toEqual({ product: [], stranger: [] })
})
test.each(forgeries)('stranger: both verifiers find %s', async (_, entries) => {
  const { product, stranger } = verdictsOn(await forged(entries))
  expect([product, stranger]).not.toContainEqual([])
})
const weigh = (factor: string) => ({ addition: '10.00', factor })
test('stranger: both verifiers find a weight that was changed after the beginning, and one that is missing', async () => {
  const rule: AuctionTerms = { ...englishRule, mostExtensions: 1, compare: 'weighted' }
  const list = [1, 2].map((no) => ({ no, opening: null, weight: weigh(no === 1 ? '1.0000' : '1.1000') }))
  const log = logOf([
    entry('begin', 0),
    entry('bid', 1, { no: 1, amount: '900.00' }),
    entry('bid', 2, { no: 2, amount: '820.00' }),
    entry('close', 10, { until: null }),
  ])
  // (900 + 10) × 1 is less than (820 + 10) × 1.1: the lower amount does not lead.
  const file = await fileOf({ rule, bidders: list, log, first: 1 })
  expect(verdictsOn(file)).toEqual({ product: [], stranger: [] })
  const { sig: _sig, platformKey: _key, format: _format, ...body } = file
  const signedWith = (over: Partial<typeof body>) => signProof(signer, { ...body, ...over })
  const changed = file.bidders.map((each) => ({ ...each, weight: weigh('1.0000') }))
  const missing = file.bidders.map(({ weight: _weight, ...each }) => each)
  for (const forgery of [
    await signedWith({ bidders: changed }),
    await signedWith({ bidders: missing }),
    await signedWith({ result: { no: 2, total: '820.00', reason: '' } }),
  ]) {
    const { product, stranger } = verdictsOn(forgery)
    expect([product, stranger]).not.toContainEqual([])
  }
})
test('stranger: the examples of the documentation', async () => {
  const [amount, bidders] = [amountCommitment('A', salt(1), '900.00'), biddersHash('A', [])]
  const page = await readFile(new URL('../../../docs/auction-proof.md', import.meta.url), 'utf8')
  expect(page).toContain(amount)
  expect(page).toContain(bidders)
})
