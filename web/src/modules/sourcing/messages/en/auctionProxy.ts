import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { auctionProxy as zh } from '../zh-CN/auctionProxy.ts'

export const auctionProxy: SameKeys<typeof zh> = {
  rule: 'Automatic bids',
  ruleText: 'bidders may set a limit, within which the auction bids for them',
  title: 'Automatic bids',
  note: 'When you are outbid, the amount that just leads is bid for you, never below your limit. It is stored encrypted and not shown before the end',
  mine: 'My limit',
  none: 'None',
  label: 'Limit (total with tax, CNY)',
  set: 'Set the limit',
  lower: 'Lower the limit',
  confirmTitle: 'Confirm the limit',
  confirmText:
    'Bids are made for you down to ¥{{amount}} ({{capitals}}). They bind you like your own. The limit can be lowered, not withdrawn.',
  confirm: 'Confirm',
  done: 'Limit set',
  closed: 'Open while the auction is live',
  mineSet: 'Set my limit',
  otherSet: 'A limit was set',
  automatic: 'Automatic bid',
  wrong: 'Enter an amount above 0 with up to 2 decimals',
}
