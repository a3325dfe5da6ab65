import { inEnglish } from '#contract/kit/labels.ts'
import { retentionLabels } from '#contract/settlement/retentions/retention.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { retentions as chinese } from '../zh-CN/retentions.ts'

/** Retentions. */
export const retentions: SameKeys<typeof chinese> = {
  title: 'Retentions',
  tabs: 'Status of retentions',
  tab: { held: 'Withheld', settling: 'To be confirmed', ended: 'Ended', all: 'All' },
  keyword: 'Keyword',
  hint: 'Invoice, supplier or payer',
  none: 'No matching retentions',
  noneReason: 'Change the filters and try again.',
  empty: 'No retentions yet',
  emptyReason: 'The agreed share of an approved invoice is withheld, and becomes payable on its day.',
  dueUntil: 'Due by',
  left_one: '{{count}} day left',
  left: '{{count}} days left',
  over: 'Past its day',
  detail: 'Retention {{no}}',
  field: {
    ...inEnglish(retentionLabels),
    keyword: 'Keyword',
    status: {
      label: 'Status',
      options: {
        held: 'Withheld',
        settling: 'Awaiting confirmation',
        released: 'Released',
        deducted: 'Deducted',
        reversed: 'Reversed',
      },
    },
    outcome: { label: 'Request', options: { release: 'Release early', deduct: 'Deduct' } },
  },
  action: { detail: 'Details', release: 'Release early', deduct: 'Deduct', confirm: 'Confirm', decline: 'Decline' },
  propose: {
    release: 'Release a retention early',
    releaseNote: 'Once another person confirms it, it is payable immediately.',
    deduct: 'Deduct of a retention',
    deductNote: 'What is deducted is not paid; the rest stays withheld. Another person confirms it.',
    submit: 'Propose',
    field: { outcome: 'Request', amount: 'Amount to deduct (¥)', reason: 'Reason', documents: 'Documents' },
  },
  confirm: {
    title: 'Confirm this?',
    release: 'The retention is payable immediately.',
    deduct: 'It cannot be undone. The supplier sees the reason and the documents.',
  },
  decline: { title: 'Decline this?', text: 'It stays withheld. Give the reason.' },
  happened: {
    retention: {
      withheld: 'Withheld',
      proposed: 'Proposed',
      declined: 'Declined',
      released: 'Released',
      deducted: 'Deducted',
      reversed: 'Reversed',
      due: 'Reminder',
    },
  },
}
