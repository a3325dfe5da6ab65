import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { happened as zh } from '../../zh-CN/returns/happened.ts'

export const happened: SameKeys<typeof zh> = {
  return: {
    submitted: 'Requested',
    withdrawn: 'Withdrawn',
    agreed: 'Agreed',
    refused: 'Declined',
    offered: 'Offered something else',
    offerAccepted: 'Accepted the offer',
    offerDeclined: 'Declined the offer',
    appealed: 'Asked the platform',
    closed: 'Closed',
    sent: 'Sent back',
    taken: 'Checked',
    disputed: 'Refused the products and asked the platform',
    decided: 'Decided',
    shipped: 'Shipped',
    received: 'Confirmed receipt',
    refundClaimed: 'Claimed a refund',
    completed: 'Completed',
    approved: 'Approved, sent to the supplier',
    approvalRejected: 'Not approved',
    approvalExpired: 'Approval expired',
    stated: 'Added a statement',
    rejected: 'Rejected at receipt',
  },
}
