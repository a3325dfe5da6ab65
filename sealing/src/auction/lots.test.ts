import { expect, test } from 'vitest'
import { fileOf, signer, verdictsOn } from '../testing/auctionFiles.ts'
import { englishRule, minute, plan, twoLots } from '../testing/auctionRuns.ts'
import { decide } from './decide.ts'
import type { AuctionEntry } from './entry.ts'
import { signAuctionReceipt, signAuctionRefusal, receiptBodyOf } from './link.ts'
import { signProof } from './proof.ts'
import { replay } from './replay.ts'
import type { AuctionTerms, Bidder } from './rule.ts'
import { auctionOf } from './state.ts'
import { verifyProof } from './verifyProof.ts'

const rule: AuctionTerms = { ...englishRule, startPrice: null, lots: twoLots, surrogate: true, trigger: 'lead' }
const bidders = [1, 2, 3].map((no) => ({ no, opening: null }))
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
  entry('bid', 1, { no: 1, lot: 1, amount: '480.00' }),
  // The same amount in another lot: neither a tie nor a drop.
  entry('bid', 2, { no: 1, lot: 2, amount: '480.00' }),
  entry('bid', 3, { no: 2, lot: 1, amount: '450.00', note: '网络中断，电话代报' }),
  entry('bid', 4, { no: 3, lot: 2, amount: '100.00' }),
  entry('annul', 5, { no: 3, lot: 2, ref: 5, note: '录入错误' }),
  // It leads in its lot alone, near the end, so the common end moves.
  entry('bid', 9, { no: 2, lot: 2, amount: '470.00', until: at(12) }),
  // It does not lead: the end stays.
  entry('bid', 9.5, { no: 3, lot: 2, amount: '475.00', until: at(12) }),
  entry('close', 12, { until: null }),
]
const awarded = [
  { lot: 1, no: 2, total: '450.00' },
  { lot: 2, no: 2, total: '470.00' },
]
const replaced = (place: number, over: Partial<AuctionEntry>) => honest.with(place, { ...honest[place]!, ...over })
const logOf = (entries: readonly AuctionEntry[]) => entries.map((each, place) => ({ ...each, seq: place + 1 }))
const made = (entries: readonly AuctionEntry[], terms = rule, lots = awarded) =>
  fileOf({ rule: terms, bidders, log: logOf(entries), first: null, lots })

test('lots: an auction with bids by lot, one of them recorded by the organiser, is accepted', async () => {
  expect(verdictsOn(await made(honest))).toEqual({ product: [], stranger: [] })
})

const forgeries: readonly (readonly [string, readonly AuctionEntry[]])[] = [
  ['a bid that was moved to another lot', replaced(4, { lot: 1 })],
  ['a bid without a lot', honest.with(1, entry('bid', 1, { no: 1, amount: '480.00' }))],
  ['a bid for a lot that is not there', replaced(1, { lot: 3 })],
  ['a bid above the start price of its lot', replaced(1, { amount: '500.01' })],
  [
    'a step that is too small for its lot',
    honest.toSpliced(3, 0, entry('bid', 2.5, { no: 1, lot: 2, amount: '478.00' })),
  ],
  ['an annulment in another lot', replaced(5, { lot: 1 })],
  ['a message of a lot', honest.toSpliced(3, 0, entry('message', 2.5, { lot: 1, note: 'x' }))],
  ['an extension that was left out', replaced(6, { until: at(10) })],
  ['an extension by a bid that does not lead its lot', replaced(7, { until: at(12.5) })],
  ['a bid that was left out', honest.toSpliced(6, 1)],
]
test.each(forgeries)('lots: both verifiers find %s', async (_, entries) => {
  const { product, stranger } = verdictsOn(await made(entries))
  expect([product, stranger]).not.toContainEqual([])
})

const { surrogate: _surrogate, ...unassisted } = rule
test.each<readonly [string, AuctionTerms]>([
  ['a bid of the organiser that the rule does not allow', unassisted],
  ['lots with automatic bids', { ...rule, proxy: true }],
  ['lots with final bids', { ...rule, final: { best: 2, minutes: 2 } }],
  ['lots that are numbered with a gap', { ...rule, lots: [twoLots[0]!, { ...twoLots[1]!, no: 3 }] }],
])('lots: both verifiers find %s', async (_, terms) => {
  const { product, stranger } = verdictsOn(await made(honest, terms))
  expect([product, stranger]).not.toContainEqual([])
})

test.each<readonly [string, typeof awarded]>([
  ['a lot that was not awarded to its first', [awarded[0]!, { lot: 2, no: 3, total: '475.00' }]],
  ['another amount than the bid', [{ ...awarded[0]!, total: '451.00' }, awarded[1]!]],
  ['a lot that is missing', [awarded[0]!]],
  ['lots in another order', awarded.toReversed()],
])('lots: both verifiers find an award with %s', async (_, lots) => {
  const { product, stranger } = verdictsOn(await made(honest, rule, lots))
  expect([product, stranger]).not.toContainEqual([])
})

test('lots: another bidder than the first of a lot needs a reason', async () => {
  const { sig: _sig, platformKey: _key, format: _format, ...body } = await made(honest)
  const lots = [awarded[0]!, { lot: 2, no: 3, total: '475.00' }]
  const file = await signProof(signer, { ...body, result: { no: null, total: null, reason: '供货能力不足', lots } })
  expect(verdictsOn(file)).toEqual({ product: [], stranger: [] })
})

// After an opening: who quoted a lot stands in it from the beginning, and bids below that.
const quoted: readonly Bidder[] = [
  { no: 1, opening: null, openings: [{ lot: 1, amount: '490.00' }] },
  {
    no: 2,
    opening: null,
    openings: [
      { lot: 1, amount: '470.00' },
      { lot: 2, amount: '95.00' },
    ],
  },
]
const afterOpening = [
  entry('begin', 0),
  entry('bid', 1, { no: 1, lot: 1, amount: '455.00' }),
  // Below its own, not below the lead.
  entry('bid', 2, { no: 2, lot: 1, amount: '460.00' }),
  entry('close', 10, { until: null }),
]
const ofOpened = [
  { lot: 1, no: 1, total: '455.00' },
  { lot: 2, no: 2, total: '95.00' },
]
const opened = (
  entries: readonly AuctionEntry[] = afterOpening,
  {
    bidders: of = quoted,
    lots = ofOpened,
    terms = rule,
  }: Partial<Record<'bidders', readonly Bidder[]>> &
    Partial<Record<'lots', typeof ofOpened>> &
    Partial<Record<'terms', AuctionTerms>> = {},
) => fileOf({ rule: terms, bidders: of, log: logOf(entries), first: null, ...(terms.lots ? { lots } : {}) })

test('lots: after an opening the quotes for each lot are its first bids, and win where nobody bids below', async () => {
  expect(verdictsOn(await opened())).toEqual({ product: [], stranger: [] })
})

const first = quoted[0]!
const { lots: _lots, ...whole } = rule
test.each<readonly [string, Parameters<typeof opened>]>([
  ['a bid above the own quote', [afterOpening.with(2, entry('bid', 2, { no: 2, lot: 1, amount: '465.01' }))]],
  ['an annulled quote', [afterOpening.toSpliced(2, 0, entry('annul', 1.5, { no: 2, lot: 1, ref: 0, note: 'x' }))]],
  ['an award below the quote', [afterOpening, { lots: [ofOpened[0]!, { lot: 2, no: 2, total: '94.00' }] }]],
  ['an award to nobody', [afterOpening, { lots: [ofOpened[0]!, { lot: 2, no: null, total: null } as never] }]],
  ['a quote for the whole', [afterOpening, { bidders: [{ ...first, opening: '490.00' }, quoted[1]!] }]],
  [
    'a quote for another lot',
    [afterOpening, { bidders: [{ ...first, openings: [{ lot: 3, amount: '1.00' }] }, quoted[1]!] }],
  ],
  [
    'quotes out of order',
    [afterOpening, { bidders: [first, { ...quoted[1]!, openings: quoted[1]!.openings!.toReversed() }] }],
  ],
  ['no quote at all', [afterOpening, { bidders: [{ ...first, openings: [] }, quoted[1]!] }]],
  [
    'quotes for lots without lots',
    [[entry('begin', 0), entry('fail', 10, { until: null, note: 'noBids' })], { terms: whole }],
  ],
])('lots: both verifiers find after an opening %s', async (_, [entries, over]) => {
  const { product, stranger } = verdictsOn(await opened(entries, over))
  expect([product, stranger]).not.toContainEqual([])
})

test('lots: receipts name the lot of a bid and of a refused one', async () => {
  const file = await made(honest)
  const bid = file.bids[0]!
  const linked = file.log[1]!
  const body = receiptBodyOf('42', { ...bid, at: linked.at, no: 1, lot: 1, entryHash: linked.hash })
  const failing = async (lot: number, refusedLot: number) => {
    const refusal = { projectId: '42', seq: 3, at: at(2.5), no: 1, amount: '479.99', reason: 'stepTooSmall' as const }
    const report = verifyProof(file, {
      platformKey: signer.publicKey,
      heads: [],
      receipts: [await signAuctionReceipt(signer, { ...body, lot })],
      refusals: [await signAuctionRefusal(signer, { ...refusal, lot: refusedLot })],
    })
    return report.failed.map(({ check }) => check)
  }
  expect(await failing(1, 1)).toEqual([])
  expect(await failing(2, 1)).toEqual(['A08'])
  expect(await failing(1, 7)).toEqual(['A10'])
})

test('lots: lead, step and drop are of one lot; what is excluded is out of all', () => {
  const { state } = replay(auctionOf(rule, plan, bidders), logOf(honest).slice(0, 5))
  const bid = (no: number, lot: number, amount: string) =>
    decide(state, { kind: 'bid', no, lot, amount, confirmed: true }, at(6))
  expect(bid(1, 2, '477.50')).toHaveProperty('entry')
  expect(bid(1, 2, '477.51')).toMatchObject({ refused: 'stepTooSmall' })
  // It has bid in the second lot alone.
  expect(bid(3, 2, '97.50')).toHaveProperty('entry')
  expect(bid(3, 2, '97.51')).toMatchObject({ refused: 'stepTooSmall' })
  expect(bid(3, 1, '500')).toHaveProperty('entry')
  expect(bid(1, 1, '475')).toHaveProperty('entry')
  expect(bid(1, 1, '475.01')).toMatchObject({ refused: 'stepTooSmall' })
  expect(bid(3, 1, '500.01')).toMatchObject({ refused: 'aboveStart' })
  expect(bid(1, 3, '1')).toMatchObject({ refused: 'noSuchLot' })
  expect(decide(state, { kind: 'bid', no: 1, amount: '1', confirmed: true }, at(6))).toMatchObject({
    refused: 'noSuchLot',
  })
})
