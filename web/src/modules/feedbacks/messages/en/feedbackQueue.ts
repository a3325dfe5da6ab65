import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { feedbackQueue as zh } from '../zh-CN/feedbackQueue.ts'

export const feedbackQueue: SameKeys<typeof zh> = {
  title: 'Feedback',
  purpose: 'Problems and ideas that visitors and users have sent',
  keyword: 'Content',
  hint: 'Text, sender or contact',
  none: 'No matching feedback',
  noneReason: 'Try another keyword or status.',
  empty: 'No feedback yet',
  emptyReason: 'What people send with “Feedback” at the top of the page appears here.',
  visitor: 'Visitor',
  detailTitle: 'Feedback',
  replyTitle: 'Answer feedback',
  form: {
    reply: { label: 'Answer', hint: 'Shown to the sender in “My feedback”, and emailed if they left an address' },
  },
  happened: {
    feedback: { sent: 'Sent', accepted: 'Accepted', replied: 'Answered', closed: 'Closed', reopened: 'Reopened' },
  },
  action: { detail: 'Details', accept: 'Accept', reply: 'Answer', close: 'Close', reopen: 'Reopen' },
  field: {
    context: 'Feedback',
    files: 'Images',
    sender: 'From',
    deptName: 'Department',
    contact: 'Contact',
    handler: 'Handled by',
    createdAt: 'Sent',
    reply: 'Answer',
    repliedAt: 'Answered',
  },
}
