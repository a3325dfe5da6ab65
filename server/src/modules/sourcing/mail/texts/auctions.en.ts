import { type Fact, type LetterFacts, some, type Text } from '../letterFacts.ts'

const enAuction = ({ projectNo, deptName, auctionBegin, lots }: LetterFacts): Fact[] =>
  some([
    ['Project number', projectNo],
    ['Lot', lots],
    ['Buyer', deptName],
    ['Auction begins', auctionBegin],
  ])

const named = ({ title, lots }: LetterFacts): string => (lots === null ? title : `${title} · ${lots}`)

/** Letters of auctions in English. */
export const auctionsEn = {
  auctionSoon: (f) => ({
    subject: `Auction begins soon: ${f.title}`,
    paragraphs: [
      `The auction for “${f.title}” begins soon. Join with your base prices and check your connection. It is too late to join once it has begun.`,
    ],
    facts: enAuction(f),
    button: 'Enter the room',
  }),
  auctionOutbid: (f) => ({
    subject: `You were outbid: ${named(f)}`,
    paragraphs: [
      `Another supplier has bid lower for “${named(f)}”, and you no longer lead. You can bid again until the auction ends.`,
    ],
    facts: enAuction(f),
    button: 'Enter the room',
  }),
  auctionRecorded: (f) => ({
    subject: `A bid was recorded for you: ${named(f)}`,
    paragraphs: [
      `The buyer of “${f.title}” recorded a bid for you. The log marks it as recorded by the buyer.`,
      'Check the amount now. If you did not give this bid, ask the buyer to annul it.',
    ],
    facts: enAuction(f),
    button: 'Check the bid',
  }),
  auctionAnnulled: (f) => ({
    subject: `Your bid was annulled: ${named(f)}`,
    paragraphs: [
      `The buyer annulled your last bid for “${named(f)}”. Your bid before it, if there is one, counts again. The log has the reason.`,
    ],
    facts: enAuction(f),
    button: 'See the log',
  }),
  auctionExcluded: (f) => ({
    subject: `You were excluded: ${f.title}`,
    paragraphs: [`The buyer of “${f.title}” excluded you from the auction. The log has the reason.`],
    facts: enAuction(f),
    button: 'See the log',
  }),
  auctionEnded: (f) => ({
    subject: `The auction has ended: ${f.title}`,
    paragraphs: [
      `The auction for “${f.title}” has ended. See your rank and keep your receipts. The award is published later.`,
    ],
    facts: enAuction(f),
    button: 'See your rank',
  }),
} satisfies Readonly<Record<string, Text>>
