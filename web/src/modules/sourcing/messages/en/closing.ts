import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { closing as zh } from '../zh-CN/closing.ts'

export const closing: SameKeys<typeof zh> = {
  title: 'Closing record',
  none: 'The project ended before the deadline, so there is no closing record.',
  elapsed: { seconds: '{{count}} s', minutes: '{{count}} min', hours: '{{count}} h', days: '{{count}} days' },
  soon: 'It appears here within seconds of the deadline. Keep this page open.',
  waiting: 'Closed {{time}} ago, waiting for the closing record…',
  late: 'The closing record is late: {{time}} since the deadline',
  lateWhy:
    'It should arrive within seconds. Keep this page open and take a screenshot. If it stays away, contact the buyer.',
  receivedAfter: 'Received {{time}} after the deadline',
  differs: "The closing record isn't the one this browser received first",
  differsWhy:
    "The record may have been changed after the deadline. Don't open or countersign, and contact your administrator.",
  at: 'Issued at',
  place: 'Log entry',
  hash: 'Entry hash',
  kept: 'It is kept in this browser for verifying the result.',
  save: 'Download',
  file: 'closing-record-{{no}}-round-{{round}}.json',
  fingerprint: 'Key fingerprint',
  fingerprintHint: "Suppliers' receipts and openers' messages show the same",
  sealed: 'Sealed quotes',
  by: {
    assisted: '{{k}} of {{n}} shares open the quotes; the platform holds one',
    committee: '{{k}} of {{n}} people open the quotes together',
    automatic: 'The platform opens the quotes after the deadline and is able to do so earlier',
  },
}
