import type { OrderEventName } from '#contract/ordering/events.ts'
import type { OrderAction } from '#contract/ordering/orderStates.ts'

/** Event published by each action. */
export const eventOf: Record<OrderAction, OrderEventName> = {
  submit: 'order.submitted',
  edit: 'order.edited',
  withdraw: 'order.withdrawn',
  cancel: 'order.cancelled',
  reopen: 'order.reopened',
  approve: 'order.approved',
  reject: 'order.rejected',
  expireApproval: 'order.approvalExpired',
  urge: 'order.urged',
  accept: 'order.accepted',
  propose: 'order.proposed',
  agreeProposal: 'order.proposalAgreed',
  declineProposal: 'order.proposalDeclined',
  refuse: 'order.refused',
  expire: 'order.expired',
  requestCancel: 'order.cancelRequested',
  agreeCancel: 'order.cancelAgreed',
  refuseCancel: 'order.cancelRefused',
  ship: 'order.shipped',
  receive: 'order.received',
  autoReceive: 'order.autoReceived',
  shortClose: 'order.shortClosed',
  comment: 'order.commented',
  autoComment: 'order.autoCommented',
}
