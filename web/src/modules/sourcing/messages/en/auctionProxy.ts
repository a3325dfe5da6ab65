import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { auctionLots as lots, auctionProxy as zh } from '../zh-CN/auctionProxy.ts'

export const auctionProxy: SameKeys<typeof zh> = {
  rule: 'Automatic bids',
  ruleText: 'bidders may set a limit, within which the auction bids for them',
  title: 'Automatic bids',
  note: 'Bids are made for you immediately, usually the amount that just leads; against a lower limit, down to your own. The limit is stored encrypted and not shown before the end; the file of the published result may disclose it',
  mine: 'My limit',
  none: 'None',
  label: 'Limit (total with tax, CNY)',
  set: 'Set the limit',
  lower: 'Lower the limit',
  confirmTitle: 'Confirm the limit',
  confirmText:
    'Bids are made for you down to ¥{{amount}} ({{capitals}}). They bind you like your own. The limit can be lowered, not withdrawn; the file of the published result may disclose it.',
  confirm: 'Confirm',
  done: 'Limit set',
  closed: 'Open while the auction is live',
  mineSet: 'Set my limit',
  otherSet: 'A limit was set',
  automatic: 'Automatic bid',
  wrong: 'Enter an amount above 0 with up to 2 decimals',
}

/** Auctions by line or by lot, and bids that the organiser records. */
export const auctionLots: SameKeys<typeof lots> = {
  title: 'Lots',
  note: 'Each lot has its own bids and ranking. The end is common; a bid in any lot may extend it.',
  count: '{{count}} lots',
  lot: 'Lot',
  start: 'Start price',
  bid: 'Bid (CNY, with tax)',
  bidHint: 'Bid in the table of lots',
  amountFor: 'Bid for {{name}}',
  submit: 'Bid',
  rankOf: '{{rank}} of {{count}}',
  notJoined: 'You did not join this lot',
  choose: 'Choose a lot',
  leader: 'First',
  bidders: 'Bidders',
  sum: 'Sum of the lowest bids',
  joinNote:
    'Fill in all items of at least one lot; you cannot bid for the others. Awarded prices keep the ratio of these prices.',
  joinMissing: 'Fill in the base prices of at least one whole lot',
  record: {
    title: 'Record a bid',
    text: 'For a supplier who cannot connect and bids by phone. Ask the caller for its bidder number and repeat the amount. All bidders see that you recorded it, and the supplier gets a message.',
    field: {
      no: 'Bidder',
      lot: 'Lot',
      amount: 'Amount with tax (CNY)',
      confirmed: 'Large drop checked',
      reason: 'Reason',
    },
    summary: '{{name}}: ¥{{amount}}',
    far: 'If the drop is more than {{percent}}%, the amount has been checked',
    done: 'Recorded',
    mark: 'recorded by the buyer',
    rule: 'The buyer may record bids of suppliers who cannot connect',
  },
}
