import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { approvalActions as zh } from '../zh-CN/approvalActions.ts'

export const approvalActions: SameKeys<typeof zh> = {
  comments: 'Remarks',
  reminded: 'Approvers reminded',
  recallText: 'The document comes back to you. You can change and submit it again.',
  action: {
    addApprover: 'Add approver',
    returnTo: 'Return',
    recall: 'Recall',
    remind: 'Remind',
    comment: 'Comment',
  },
  added: { toUserId: 'Approver', place: 'Place', reason: 'Reason' },
  place: { before: 'Before this step', after: 'After this step' },
  returned: { instanceId: 'Approval', step: 'Return to', opinion: 'Reason' },
  commented: { body: 'Comment', mentions: 'Mention' },
}
