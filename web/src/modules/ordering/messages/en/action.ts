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
  inspect: 'Inspect',
  comment: 'Review',
  requestChange: 'Change',
  withdrawChange: 'Withdraw change',
  agreeChange: 'Agree to change',
  declineChange: 'Decline change',
  settleGroup: 'Group reached',
  dissolveGroup: 'Group not reached',
  expireApproval: 'Approval timed out',
  expire: 'Auto-cancelled',
  expireDraft: 'Draft expired',
  autoReceive: 'Received automatically',
  autoComment: 'Automatic 5-star review',
}
