import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { enrolments as zh } from '../zh-CN/enrolments.ts'

export const enrolments: SameKeys<typeof zh> = {
  title: 'Enrolled suppliers',
  note: '{{count}} enrolled, at least {{least}} needed',
  none: 'No enrolments yet',
  noneReason: 'Suppliers appear here once they enrol.',
  invited: 'Invited',
  noStatement: 'No statement',
  because: 'Reason: {{reason}}',
  rejectTitle: 'Reject the enrolment',
  rejectText: '{{name}} receives the reason and can correct the enrolment until it closes.',
  status: { submitted: 'Pending review', passed: 'Accepted', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  field: {
    supplierName: 'Supplier',
    contactName: 'Contact',
    contactTel: 'Phone',
    statement: 'Statement',
    attachments: 'Documents',
    submittedAt: 'Enrolled',
    status: 'Status',
  },
  action: { pass: 'Accept', reject: 'Reject' },
  questions: 'Questions',
  questionsNote: 'Answers are public; askers stay anonymous',
  noQuestions: 'No questions yet',
  answerTitle: 'Answer the question',
  answerField: { answer: { label: 'Answer', hint: 'Published with the notice' } },
}
