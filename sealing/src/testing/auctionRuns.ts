import fc from 'fast-check'
import { amountOf, centsOf } from '../auction/amounts.ts'
import { apply } from '../auction/apply.ts'
import { mostOf } from '../auction/decide.bid.ts'
import { decide } from '../auction/decide.ts'
import type { AuctionCommand, AuctionEntry } from '../auction/entry.ts'
import { automaticBid } from '../auction/proxy.ts'
import type { AuctionTerms, Bidder, Lot } from '../auction/rule.ts'
import { auctionOf, type AuctionState, partOf, rankingOf } from '../auction/state.ts'
import { viewOf } from '../auction/view.ts'

export const minute = 60_000
const beginAt = 1_800_000_000_000
export const plan = { beginAt, endAt: beginAt + 10 * minute }

/** Bids at any time, each five yuan below the own last one; extended up to five times. */
export const englishRule: AuctionTerms = {
  engine: 1,
  format: 'english',
  startPrice: '1000.00',
  levels: [],
  levelSeconds: 60,
  stepKind: 'amount',
  step: '5',
  stepBase: 'own',
  tie: 'earlier',
  confirmDrop: null,
  extensionWindow: 3,
  extensionMinutes: 3,
  mostExtensions: 5,
  trigger: 'any',
  latestMinutes: null,
  rounds: 1,
  turnSeconds: 60,
  pauseSeconds: 60,
  minBidders: 1,
  visibility: 'rank',
  publicSees: 'nothing',
}

/** Two lots, one of them without a start price. */
export const twoLots: readonly Lot[] = [
  { no: 1, name: '手套', items: ['11', '12'], startPrice: '500.00', step: '5' },
  { no: 2, name: '安全帽', items: ['13'], startPrice: null, step: '2.5' },
]

const percent = fc.integer({ min: 1, max: 2000 }).map((hundredths) => amountOf(BigInt(hundredths)))
const step = fc.oneof(
  fc.record({ stepKind: fc.constant('percent' as const), step: percent }),
  fc.record({ stepKind: fc.constant('amount' as const), step: percent }),
)
export const rules: fc.Arbitrary<AuctionTerms> = fc
  .record({
    format: fc.constantFrom(
      'english' as const,
      'english' as const,
      'turns' as const,
      'japanese' as const,
      'dutch' as const,
    ),
    startPrice: fc.constantFrom(null, '1000.00', '99.99'),
    step,
    stepBase: fc.constantFrom('own' as const, 'lead' as const),
    tie: fc.constantFrom('earlier' as const, 'forbidden' as const),
    confirmDrop: fc.constantFrom(null, '30'),
    extensionWindow: fc.integer({ min: 0, max: 5 }),
    extensionMinutes: fc.integer({ min: 1, max: 5 }),
    mostExtensions: fc.integer({ min: 1, max: 4 }),
    trigger: fc.constantFrom('any' as const, 'lead' as const),
    latestMinutes: fc.constantFrom(null, 0, 7),
    rounds: fc.integer({ min: 1, max: 3 }),
    final: fc.constantFrom(undefined, { best: 2, minutes: 2 }),
    isWeighted: fc.boolean(),
    isProxied: fc.boolean(),
    hasLots: fc.boolean(),
    surrogate: fc.constantFrom(undefined, true as const),
  })
  // Lots go with bids at any time, compared by their amounts, alone.
  .map((made) =>
    made.hasLots && made.format === 'english'
      ? { ...made, final: undefined, isWeighted: false, isProxied: false }
      : made,
  )
  .map(({ step: { stepKind, step: size }, final, isWeighted, isProxied, hasLots, surrogate, ...rest }) => ({
    ...(hasLots && rest.format === 'english' ? { lots: twoLots } : {}),
    ...(surrogate ? { surrogate } : {}),
    ...(final ? { final } : {}),
    ...(isWeighted && (rest.format === 'english' || rest.format === 'turns') ? { compare: 'weighted' as const } : {}),
    ...(isProxied && rest.format === 'english' ? { proxy: true as const } : {}),
    engine: 1,
    levels:
      rest.format === 'japanese' ? ['90.00', '80.00', '70.00'] : rest.format === 'dutch' ? ['50.00', '60.00'] : [],
    levelSeconds: 60,
    turnSeconds: 60,
    pauseSeconds: 30,
    minBidders: 1,
    visibility: 'lead',
    publicSees: 'lead',
    ...rest,
    stepKind,
    step: size,
  }))

export const weights = fc.record({
  addition: fc.constantFrom('0.00', '0.01', '7.35', '400.00'),
  factor: fc.integer({ min: 5000, max: 20_000 }).map((parts) => (parts / 10_000).toFixed(4)),
})
export const bidders: fc.Arbitrary<Bidder[]> = fc
  .array(fc.record({ opening: fc.constantFrom(null, '95.00', '90.50'), weight: weights }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) => all.map((each, at) => ({ no: at + 1, ...each })))

const no = fc.integer({ min: 1, max: 4 })
/** What is tried: amounts near what is accepted, and times near the ends, also by a clock that was set back. */
export interface Try {
  readonly kind: AuctionCommand['kind']
  readonly no: number
  readonly cents: number
  readonly confirmed: boolean
  readonly wait: number
  readonly isNearEnd: boolean
  /** Lot of a bid, where there are lots; of the first by default. */
  readonly lot?: number
  readonly isSurrogate?: boolean
}
export const tries: fc.Arbitrary<Try[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<AuctionCommand['kind'][]>(
      'bid',
      'bid',
      'bid',
      'bid',
      'bid',
      'limit',
      'limit',
      'accept',
      'accept',
      'drop',
      'due',
      'due',
      'pause',
      'resume',
      'extend',
      'annul',
      'exclude',
      'message',
      'interrupt',
    ),
    no,
    cents: fc.integer({ min: -200, max: 3 }),
    confirmed: fc.boolean(),
    wait: fc.integer({ min: -5000, max: 60_000 }),
    isNearEnd: fc.constantFrom(false, false, false, false, true),
    lot: fc.constantFrom(1, 1, 1, 2, 2, 3),
    isSurrogate: fc.constantFrom(false, false, false, true),
  }),
  { maxLength: 30, size: 'max' },
)

/** Rule, bidders and tries: bidders have weights where the rule compares values. */
export const games = fc
  .tuple(rules, bidders, tries)
  .map(([rule, list, all]): Parameters<typeof run> => [
    rule,
    rule.compare === 'weighted'
      ? list
      : list.map(({ no: number, opening }) => ({ no: number, opening: rule.lots ? null : opening })),
    all,
  ])

function commandFor(all: AuctionState, { kind, no: by, cents, confirmed, lot = 1, isSurrogate }: Try): AuctionCommand {
  const state = all.rule.lots ? (partOf(all, lot) ?? all) : all
  const most = centsOf(mostOf(state, by) ?? '1') ?? 1n
  const amount = most + BigInt(cents) > 0n ? amountOf(most + BigInt(cents)) : '0.01'
  const level = viewOf(state, 'organiser').levelPrice ?? '1.00'
  const ref = rankingOf(state)[Math.abs(cents) % 3]?.seq ?? 0
  switch (kind) {
    case 'bid':
      return {
        kind,
        no: by,
        amount,
        confirmed,
        ...(all.rule.lots ? { lot } : {}),
        ...(isSurrogate ? { note: '电话代报' } : {}),
      }
    // Limits far below what is bid, so that some are left after others have bid.
    case 'limit':
      return { kind, no: by, amount: most + BigInt(cents) * 20n > 0n ? amountOf(most + BigInt(cents) * 20n) : amount }
    case 'accept':
      return { kind, no: by, amount: confirmed ? level : '1.00' }
    case 'drop':
      return { kind, no: by }
    case 'pause':
      return { kind, note: 'x', until: confirmed ? state.at + 60_000 : null }
    case 'interrupt':
      return { kind, from: Math.max(state.at, (state.until ?? 0) - 1000) }
    case 'extend':
      return { kind, minutes: 3, note: 'x' }
    case 'annul':
      return { kind, ref, note: 'x' }
    case 'exclude':
      return { kind, no: by, note: 'x' }
    case 'resume':
    case 'message':
    case 'cancel':
      return { kind, note: 'x' }
    case 'due':
      return { kind }
  }
}

export interface Step {
  readonly before: AuctionState
  readonly command: AuctionCommand
  readonly now: number
  readonly entry: AuctionEntry | undefined
}

/** Runs an auction: every try, with the clock between them where it is asked. */
export function run(rule: AuctionTerms, list: readonly Bidder[], all: readonly Try[]) {
  let state = auctionOf(rule, plan, list)
  let now = beginAt - minute
  const log: AuctionEntry[] = []
  const steps: Step[] = []
  const act = (command: AuctionCommand) => {
    const decided = decide(state, command, now)
    const entry = 'entry' in decided ? decided.entry : undefined
    steps.push({ before: state, command, now, entry })
    if (!entry) return
    log.push(entry)
    state = apply(state, entry)
    // Automatic bids follow at once.
    if (automaticBid(state)) act({ kind: 'due' })
  }
  for (const each of [
    { kind: 'due', no: 1, cents: 0, confirmed: true, wait: minute, isNearEnd: false } as Try,
    ...all,
  ]) {
    now = each.isNearEnd && state.until !== null ? state.until - 2 + (each.wait % 4) : now + each.wait
    act(commandFor(state, each))
  }
  return { state, log, steps, start: auctionOf(rule, plan, list) }
}
