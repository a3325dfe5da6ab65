import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { auctionProxy as zh } from '../zh-CN/auctionProxy.ts'

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
