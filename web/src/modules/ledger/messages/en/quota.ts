import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { quota as zh } from '../zh-CN/quota.ts'

export const quota: SameKeys<typeof zh> = {
  label: 'Credit quota',
  none: 'Not open',
  unlimited: 'Unlimited',
  applied: 'Request in review',
  apply: 'Request a quota',
  explain: {
    title: 'Your department has no credit quota yet',
    text: 'With a quota you can pay on credit and settle by term. Send your company documents and what the money is for. It takes effect once the operator has approved it.',
    next: 'Continue',
  },
  form: {
    title: 'Request a credit quota',
    dept: 'Department: {{dept}}',
    submit: 'Submit',
    failed: "Couldn't submit the request. Try again.",
    refused: 'Your last request was rejected',
    length: '{{count}}/{{max}}',
    reasonHint: 'Describe what you plan to purchase and the amount you expect to need',
    filesHint: 'For example your business licence, financial statements or purchase contracts',
  },
  field: { attachment: 'Attachments', applyReason: 'Reason', mobile: 'Contact number' },
  sent: {
    title: 'Request submitted',
    text: "Request submitted. Your quota becomes available once it's approved.",
  },
}
