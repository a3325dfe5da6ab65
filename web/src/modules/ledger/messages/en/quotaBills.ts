import { inEnglish } from '#contract/kit/labels.ts'
import { quotaAccountLabels, quotaBillLabels } from '#contract/ledger/quotaBills.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { quotaBills as zh } from '../zh-CN/quotaBills.ts'

/** Bills of quotas 额度账单, and the quotas with what freezes them. */
export const quotaBills: SameKeys<typeof zh> = {
  title: 'Quota bills',
  purpose: 'Quotas are billed by month and available again once repaid; an overdue one pays no new order',
  views: 'What to see',
  view: { bills: 'Bills', accounts: 'Quotas' },
  tabs: 'State of bills',
  all: 'All',
  keyword: 'Keyword',
  hint: 'Bill, department or quota',
  none: 'No bills found',
  noneReason: 'Change the filters and try again.',
  empty: 'No bills yet',
  emptyReason: 'What departments used of their quotas is billed on the first of the next month.',
  frozen: 'The quota is frozen',
  repayments: 'Repayments',
  repaidAt: 'Recorded by',
  field: {
    ...inEnglish(quotaBillLabels),
    keyword: 'Keyword',
    status: { label: 'Status', options: { open: 'To be repaid', overdue: 'Overdue', repaid: 'Repaid' } },
  },
  action: { repay: 'Record repayment', view: 'View details' },
  repay: {
    title: 'Record repayment',
    submit: 'Record repayment',
    field: { id: 'Bill', version: 'Version', amount: 'Amount', bankRef: 'Bank reference' },
  },
  account: {
    title: 'Quotas',
    keyword: 'Keyword',
    hint: 'Department or quota',
    none: 'No quotas found',
    noneReason: 'Change the filters and try again.',
    empty: 'No quotas yet',
    emptyReason: 'Quotas appear here once they are granted.',
    inUse: 'In use',
    frozen: 'Frozen',
    lifted: 'Lifted until {{day}}',
    field: { ...inEnglish(quotaAccountLabels), keyword: 'Keyword', state: 'Status', reason: 'Reason' },
    action: { lift: 'Lift for some days', freeze: 'Freeze' },
    liftTitle: 'Lift the freezing',
    lift: { id: 'Quota', version: 'Version', until: 'Until', reason: 'Reason' },
    freezeTitle: 'Freeze the quota?',
    freezeText: 'It pays no new order. What orders have reserved stays.',
  },
  happened: {
    quotaBill: {
      created: 'Billed',
      reminded: 'Reminded',
      overdue: 'Overdue, the quota is frozen',
      repaid: 'Repayment recorded',
    },
  },
}
