import type { TimelineMessages } from '#contract/ordering/events.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { timeline as zh } from '../../zh-CN/orders/timeline.ts'

export const timeline: SameKeys<typeof zh> = {
  timeline: 'Activity',
  changed: 'Order updated',
  became: 'Order status changed to “{{status}}”',
  happened: {
    order: {
      drafted: 'Drafted from an award',
      submitted: 'Order submitted',
      edited: 'Order edited',
      withdrawn: 'Order withdrawn',
      approved: 'Approved',
      rejected: 'Rejected',
      approvalExpired: 'Approval timed out and was rejected automatically',
      split: 'Some items rejected, order split',
      urged: 'Supplier nudged',
      accepted: 'Accepted by supplier',
      proposed: 'Change requested by supplier',
      proposalAgreed: 'Change accepted',
      proposalDeclined: 'Change declined',
      refused: 'Declined by supplier',
      reopened: 'Reopened for editing',
      cancelled: 'Order cancelled',
      expired: 'Not accepted in time, cancelled automatically',
      cancelRequested: 'Cancellation requested',
      cancelAgreed: 'Cancellation accepted by supplier',
      cancelRefused: 'Cancellation declined by supplier',
      shipped: 'Shipped',
      received: 'Receipt confirmed',
      autoReceived: 'Received automatically',
      shortClosed: 'Remaining items closed',
      commented: 'Reviewed',
      autoCommented: 'Automatic 5-star review',
    },
    approval: { agreed: 'Approved', transferred: 'Approval reassigned' },
  } satisfies TimelineMessages,
}
