import type { Mutant } from '../mutant.ts'

const engine = 'sealing/src/auction'
const properties = `${engine}/auction.properties.test.ts`
const lots = `${engine}/lots.test.ts`
const awarding = 'contract/src/sourcing/awarding.ts'
const awards = 'contract/src/sourcing/awardingLots.test.ts'

export const auction: readonly Mutant[] = [
  {
    guards: 'I-675',
    without: 'the bids of the lot alone',
    edits: [
      {
        file: `${engine}/state.ts`,
        from: 'bids: state.lots.get(no) ?? new Map()',
        to: 'bids: [...state.lots.values()].find((bids) => bids.size > 0) ?? new Map()',
      },
    ],
    test: { file: lots, name: 'lead, step and drop are of one lot' },
  },
  {
    guards: 'I-675',
    without: 'the lot for which a bid is',
    edits: [
      {
        file: `${engine}/state.ts`,
        from: 'return found && inLot(state, found)',
        to: 'return inLot(state, found ?? lots[0]!)',
      },
    ],
    test: { file: lots, name: 'lead, step and drop are of one lot' },
  },
  {
    guards: 'I-676',
    without: 'one supplier for a lot',
    edits: [{ file: awarding, from: 'suppliersIn(awarded, itemIds).size > 1', to: 'itemIds.length === 0' }],
    test: { file: awards, name: 'a lot is not taken apart' },
  },
  {
    guards: 'I-676',
    without: 'what the lines leave of a bid',
    edits: [{ file: awarding, from: "?.rest ?? '0.00'", to: "?.amount.slice(0, 0) || '0.00'" }],
    test: { file: awards, name: 'gets the sum of its own bids to the cent' },
  },
  {
    guards: 'I-677',
    without: 'the rule that allows recorded bids',
    edits: [
      { file: `${engine}/decide.bid.ts`, from: "note !== '' && all.rule.surrogate !== true", to: "note === '\\0'" },
    ],
    test: { file: properties, name: 'a bid with a reason needs a rule that allows it' },
  },
  {
    guards: 'I-677',
    without: 'the mark of a recorded bid',
    edits: [
      {
        file: `${engine}/shown.ts`,
        from: 'isSurrogate: isSurrogate(entry)',
        to: 'isSurrogate: isMine && isSurrogate(entry)',
      },
    ],
    test: { file: properties, name: 'a bid with a reason needs a rule that allows it' },
  },
  {
    guards: 'I-678',
    without: 'the lot in the hash of an entry',
    edits: [
      {
        file: `${engine}/link.ts`,
        from: 'const hashed = { seq, at, kind, no, ref, until, note, commitment, prev, ...lotIn(lot) }',
        to: 'const hashed = { seq, at, kind, no, ref, until, note, commitment, prev }',
      },
    ],
    test: { file: lots, name: 'is accepted' },
  },
  {
    guards: 'I-678',
    without: 'the amount of an awarded lot',
    edits: [
      {
        file: `${engine}/verifyProof.ts`,
        from: 'found.length === 0 && total !==',
        to: 'found.length > 9 && total !==',
      },
    ],
    test: { file: lots, name: 'both verifiers find an award with' },
  },
  {
    guards: 'I-679',
    without: 'the rule that hides ranks',
    edits: [
      {
        file: 'server/src/modules/sourcing/mail/auctions/outbid.present.ts',
        from: " || rule.visibility === 'own'",
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/sourcing/mail/auctions/auctionNews.routes.test.ts',
      name: 'where the rule hides ranks',
    },
  },
]
