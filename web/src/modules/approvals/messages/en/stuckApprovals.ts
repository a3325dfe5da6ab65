import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { stuckApprovals as zh } from '../zh-CN/stuckApprovals.ts'

export const stuckApprovals: SameKeys<typeof zh> = {
  title: 'Stuck approvals',
  purpose: 'Documents that no one can approve, or that have waited in their step for more than 3 days.',
  keyword: 'Keyword',
  hint: 'Number or title',
  none: 'No stuck approvals found',
  noneReason: 'Remove some filters.',
  empty: 'No stuck approvals',
  emptyReason: 'Documents that no one can approve, or that wait for too long, will appear here.',
  action: { handOver: 'Hand over' },
  handOverText: 'The current step of “{{title}}” will be decided by the receiver.',
  handedOver: 'Handed over',
  handOverField: { fromUserId: 'From', toUserId: 'Hand over to', reason: 'Reason' },
  field: {
    title: 'Title',
    kindName: 'Document',
    requesterName: 'Requested by',
    amount: 'Amount',
    nodeName: 'Step',
    reason: { label: 'Reason', options: { stuck: 'No one can approve', late: 'Waiting for too long' } },
    holders: 'Current approvers',
    since: 'Waiting since',
  },
}
