import { inEnglish } from '#contract/kit/labels.ts'
import { certificateLabels } from '#contract/suppliers/certificateCalendar.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { certificateCalendar as zh } from '../zh-CN/calendar.ts'

/** Certificates by the month of their last day. */
export const certificateCalendar: SameKeys<typeof zh> = {
  title: 'Certificates',
  purpose:
    'Certificates of suppliers by expiry; suppliers and reviewers are reminded 30 and 7 days before, and on the day',
  ownTitle: 'Certificates',
  ownPurpose: 'Certificates of your company by expiry; submit a renewal in time, it takes effect once approved',
  renew: 'Renew certificates',
  months: 'Month of expiry',
  keyword: 'Keyword',
  hint: 'Supplier / certificate number',
  none: 'No matching certificates',
  noneReason: 'Try another keyword, or adjust the filters.',
  empty: 'No certificates yet',
  emptyReason: 'Certificates from registrations and profile changes appear here.',
  field: inEnglish(certificateLabels),
  files: 'Files',
  endless: 'No expiry',
  states: { expired: 'Expired', expiring: 'Expiring', valid: 'Valid', endless: 'No expiry' },
}
