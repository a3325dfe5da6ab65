import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { action as zh } from '../zh-CN/action.ts'

/** Button labels of moves, by the name of the move. */
export const action: SameKeys<typeof zh> = {
  submit: 'Submit',
  withdraw: 'Withdraw',
  cancel: 'Cancel order',
  reopen: 'Edit again',
  urge: 'Nudge supplier',
  accept: 'Accept',
  propose: 'Request a change',
  agreeProposal: 'Accept change',
  declineProposal: 'Decline change',
  refuse: 'Decline',
  requestCancel: 'Request cancellation',
  agreeCancel: 'Accept cancellation',
  refuseCancel: 'Decline cancellation',
  receive: 'Confirm receipt',
  shortClose: 'Close remaining',
  edit: 'Edit',
  approve: 'Approve',
  reject: 'Reject',
  ship: 'Ship',
  comment: 'Review',
  expireApproval: 'Approval timed out',
  expire: 'Auto-cancelled',
  autoReceive: 'Received automatically',
  autoComment: 'Automatic 5-star review',
}
