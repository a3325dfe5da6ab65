import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { auction as zh } from '../zh-CN/auction.ts'

export const auction: SameKeys<typeof zh> = {
  title: 'Bidding rules',
  note: 'These rules apply to the live bidding and are fixed once published. Awards by line can be bid for by line or lot.',
  field: {
    start: { label: 'Begins', options: { live: 'Live when quoting begins', opened: 'After sealed quotes are opened' } },
    format: {
      label: 'Format',
      options: { english: 'Open reverse', turns: 'In turns', japanese: 'Japanese (falling)', dutch: 'Dutch (rising)' },
    },
    trigger: { label: 'Extended by', options: { any: 'Any valid bid', lead: 'A new lowest bid only' } },
    latestMinutes: {
      label: 'Latest end (minutes)',
      hint: 'At most this long after the planned end; empty means no limit',
    },
    confirmDrop: {
      label: 'Confirm drops of more than (%)',
      hint: 'Larger drops are confirmed once more; empty means never',
    },
    publicSees: {
      label: 'The public sees',
      options: { nothing: 'Nothing', count: 'Number of bids', lead: 'Number of bids and the lowest' },
    },
    finalBest: {
      label: 'Bidders in the final round',
      hint: 'The best bid once more, hidden until the end; empty means no final round',
    },
    finalMinutes: 'Minutes of the final round',
    levels: 'Levels',
    levelPercent: 'Step of a level (% of the start)',
    levelSeconds: 'Seconds a level',
    rounds: 'Rounds',
    turnSeconds: 'Seconds a turn',
    pauseSeconds: 'Seconds between rounds',
    compare: {
      label: 'Compared by',
      options: { price: 'Amount', weighted: 'Value (addition and factor)' },
      hint: 'Value = (bid + addition) × factor, set for each supplier before the beginning',
    },
    scope: {
      label: 'Bids are for',
      options: { total: 'The total', line: 'Each line', lot: 'Each lot' },
      hint: 'Lines and lots have their own lead, ranking and step, and one end.',
    },
    surrogate: {
      label: 'Recorded bids',
      hint: 'You may record a bid that a supplier gives by phone, with the reason. All bidders see the mark.',
    },
    proxy: {
      label: 'Automatic bids',
      hint: 'Suppliers may set an encrypted limit, within which the auction answers for them',
    },
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
  lots: {
    title: 'Lots',
    note: 'Items with an equal name are one lot, bid for and awarded as a whole',
    item: 'Item',
    lot: 'Lot',
    lotOf: 'Lot of {{name}}',
    lotOfNth: 'Lot of item {{place}}',
    none: 'Enter the items first',
  },
  template: {
    title: 'Templates',
    none: 'No templates',
    noneReason: 'Save the current rules as a template for later projects',
    take: 'Apply',
    remove: 'Delete',
    taken: 'Template applied',
    name: 'Template name',
    save: 'Save current rules',
    saved: 'Template saved',
  },
  text: {
    intro: { live: 'Live bidding: ', opened: 'The first quotes are sealed. If a live bidding follows: ' },
    step: {
      own: "each bid is at least {{step}} below the bidder's last one",
      lead: 'each bid is at least {{step}} below the lowest',
    },
    scope: {
      line: 'bids are for each line, ranked and awarded separately, with one end',
      lot: 'bids are for each lot, ranked and awarded separately, with one end',
    },
    surrogate: 'the buyer may record bids of suppliers who cannot connect, with a mark that all see',
    weighted:
      'bids rank by value, (bid + addition) × factor, which are set for each supplier before the beginning and shown to it alone; steps, ties and the lowest bid are those of values',
    proxy: 'suppliers may set an encrypted limit, within which the auction bids for them',
    amount: 'CNY {{amount}}',
    percent: '{{percent}}%',
    tie: { earlier: 'the earlier of equal bids ranks first', forbidden: 'equal bids are not allowed' },
    extension: 'a bid in the last {{window}} minutes extends the bidding by {{minutes}} minutes, at most {{max}} times',
    noExtension: 'the end is fixed',
    final: 'then the best {{best}} bid once more within {{minutes}} minutes, hidden from one another',
    visibility: {
      rank: 'bidders see their rank',
      lead: 'bidders see their rank and the lowest bid',
      own: 'bidders see their own bid only',
    },
    and: '; ',
    end: '.',
  },
}
