import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { countdown as zh } from '../zh-CN/countdown.ts'

export const countdown: SameKeys<typeof zh> = {
  enrolBegin: 'Enrolment opens in',
  enrolEnd: 'Enrolment closes in',
  quoteBegin: 'Quoting opens in',
  quoteEnd: 'Quoting closes in',
  auctionBegin: 'Bidding begins in',
  auctionEnd: 'Bidding ends in',
  negotiationEnd: 'Negotiation ends in',
  noEnrolment: 'Quoting opens in',
  days: 'days',
  days_one: 'day',
  soon: '{{label}} less than {{left}}',
  left: { day: '24 hours', hour: '1 hour', minutes: '5 minutes' },
}
