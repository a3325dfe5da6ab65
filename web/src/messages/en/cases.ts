import type { SameKeys } from '../sameKeys.ts'
import type { cases as zh } from '../zh-CN/cases.ts'

export const cases: SameKeys<typeof zh> = {
  waited: 'waiting for {{span}}',
  field: {
    applicant: 'Applicant',
    deptName: 'Department',
    files: 'Attachments',
    submittedAt: 'Submitted',
    createdAt: 'Created',
    handler: 'Handled by',
    answer: 'Further information',
    reply: 'Reply',
    repliedAt: 'Answered',
    decidedAt: 'Decided',
  },
  form: {
    reply: { label: 'Reply', hint: 'Shown to the applicant' },
    reason: { label: 'Reason', hint: 'Shown to the applicant' },
    answer: 'Further information',
  },
  action: {
    detail: 'Details',
    edit: 'Edit',
    submit: 'Submit',
    withdraw: 'Withdraw',
    answer: 'Answer',
    take: 'Accept',
    ask: 'Ask for more',
    grant: 'Approve',
    refuse: 'Reject',
  },
  happened: {
    saved: 'Draft saved',
    submitted: 'Submitted',
    withdrawn: 'Withdrawn',
    answered: 'Further information',
    taken: 'Accepted',
    moreRequested: 'More information requested',
    granted: 'Approved',
    refused: 'Rejected',
  },
  saveDraft: 'Save draft',
  saved: 'Draft saved',
  withdrawText: 'Once withdrawn, it can be changed and submitted again. Withdraw it?',
}
