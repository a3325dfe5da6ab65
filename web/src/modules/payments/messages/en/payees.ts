import { inEnglish } from '#contract/kit/labels.ts'
import { payeeChangeLabels } from '#contract/payments/payee.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { payees as zh } from '../zh-CN/payees.ts'

export const payees: SameKeys<typeof zh> = {
  title: 'Payee accounts',
  purpose:
    'Three people propose, verify by phone and approve a change. It takes effect after a cooling period; until then nothing is paid.',
  views: 'Views of payee accounts',
  view: { changes: 'Changes', accounts: 'In force' },
  add: 'Register payee account',
  propose: 'Submit change',
  holdNote: 'All payables of this supplier are on hold until the change takes effect or ends.',
  tabs: 'Status of changes',
  tab: {
    open: 'Open',
    submitted: 'Awaiting call-back',
    verified: 'Awaiting approval',
    cooling: 'Cooling period',
    all: 'All',
  },
  keyword: 'Keyword',
  hint: 'Change number, supplier or account name',
  none: 'No matching changes',
  noneReason: 'Try other filters.',
  empty: 'No changes yet',
  emptyReason: 'New payee accounts and changes appear here.',
  account: '{{bank}}, ending {{last4}}',
  instead: 'Instead of {{bank}}, ending {{last4}}',
  until: 'until',
  bySupplier: '(supplier)',
  field: {
    ...inEnglish(payeeChangeLabels),
    keyword: 'Keyword',
    oldLast4: 'Previous account',
    callTo: 'Contact to call',
    callNote: 'What was verified',
    status: {
      label: 'Status',
      options: {
        submitted: 'Awaiting call-back',
        verified: 'Awaiting approval',
        cooling: 'Cooling period',
        effective: 'In force',
        rejected: 'Rejected',
        withdrawn: 'Withdrawn',
      },
    },
  },
  form: {
    supplierId: 'Supplier',
    name: { label: 'Account name', hint: 'As on the business licence' },
    accountNo: { label: 'Account number', hint: '8 to 30 digits' },
    cnaps: { label: 'CNAPS number', hint: '12 digits' },
    bank: { label: 'Bank', hint: 'With its branch' },
    note: 'Note',
  },
  action: { callBack: 'Verify', approve: 'Approve', detail: 'Details', reject: 'Reject', withdraw: 'Withdraw' },
  confirm: {
    approve: {
      title: 'Approve this payee account?',
      text: '{{name}}, {{account}}. It takes effect after the cooling period.',
    },
    reject: {
      title: 'Reject this change?',
      text: 'The previous account stays in force, and payables can be paid again.',
    },
    withdraw: {
      title: 'Withdraw this change?',
      text: 'The previous account stays in force, and payables can be paid again.',
    },
  },
  callBack: {
    title: 'Verify by phone',
    submit: 'Verified',
    field: {
      id: 'Change',
      version: 'Version',
      callNote: {
        label: 'What was verified',
        hint: 'Whom you spoke to and what they confirmed. Call the number of the profile, never one that came with the change.',
      },
    },
  },
  accounts: {
    title: 'Accounts in force',
    keyword: 'Keyword',
    hint: 'Supplier, account name or bank',
    none: 'No matching accounts',
    noneReason: 'Try other filters.',
    empty: 'No payee account in force yet',
    emptyReason: 'Accounts appear here once their change has taken effect.',
    field: { ...inEnglish(payeeChangeLabels), keyword: 'Keyword', changeNo: 'Open change' },
    action: {},
  },
  own: {
    title: 'Payee account',
    register: 'Register payee account',
    change: 'Change payee account',
    none: 'You have no payee account yet. The buyer can pay you once it is in force.',
    holdNote:
      'The buyer calls you to verify it. It takes effect after approval and a cooling period; payments wait until then.',
  },
  happened: {
    payeeChange: {
      proposed: 'Proposed',
      calledBack: 'Verified by phone',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      tookEffect: 'Took effect',
    },
  },
}
