import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { auction as zh } from '../zh-CN/auction.ts'

export const auction: SameKeys<typeof zh> = {
  title: 'Bidding rules',
  note: 'The first quotes are sealed. These rules apply if a live bidding follows, and are fixed once published',
  field: {
    stepKind: { label: 'Bid step', options: { amount: 'Amount (CNY)', percent: 'Percentage (%)' } },
    step: 'Minimum decrease',
    stepBase: { label: 'Compared with', options: { own: "Bidder's last bid", lead: 'Lowest bid' } },
    tie: { label: 'Equal bids', options: { earlier: 'Earlier bid ranks first', forbidden: 'Not allowed' } },
    extensionWindow: {
      label: 'Extension trigger (minutes)',
      hint: 'A bid this close to the end extends the bidding; 0 means no extension',
    },
    extensionMinutes: 'Extend by (minutes)',
    mostExtensions: 'Maximum extensions',
    visibility: {
      label: 'Bidders see',
      options: { rank: 'Their rank', lead: 'Their rank and the lowest bid', own: 'Their own bid only' },
    },
  },
  text: {
    intro: 'The first quotes are sealed. If a live bidding follows: ',
    step: {
      own: "each bid is at least {{step}} below the bidder's last one",
      lead: 'each bid is at least {{step}} below the lowest',
    },
    amount: 'CNY {{amount}}',
    percent: '{{percent}}%',
    tie: { earlier: 'the earlier of equal bids ranks first', forbidden: 'equal bids are not allowed' },
    extension:
      'a bid in the last {{window}} minutes extends the bidding by {{minutes}} minutes, at most {{most}} times',
    noExtension: 'the end is fixed',
    visibility: {
      rank: 'bidders see their rank',
      lead: 'bidders see their rank and the lowest bid',
      own: 'bidders see their own bid only',
    },
    and: '; ',
    end: '.',
  },
}
