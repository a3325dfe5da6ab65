import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { action as zh } from '../zh-CN/action.ts'

/** Words on the buttons of moves, by the name of the move. */
export const action: SameKeys<typeof zh> = {
  submit: 'Submit',
  withdraw: 'Withdraw',
  cancel: 'Cancel order',
  reopen: 'Reopen',
  urge: 'Remind',
  accept: 'Accept',
  propose: 'Propose a change',
  agreeProposal: 'Accept change',
  declineProposal: 'Decline change',
  refuse: 'Decline',
  requestCancel: 'Request cancellation',
  agreeCancel: 'Accept cancellation',
  refuseCancel: 'Decline cancellation',
  receive: 'Receive',
  shortClose: 'Close short',
  edit: 'Edit',
  approve: 'Approve',
  reject: 'Reject',
  ship: 'Ship',
  comment: 'Comment',
  expireHold: 'Approval timed out',
  expire: 'Timed out',
  autoReceive: 'Received automatically',
  autoComment: 'Commented automatically',
}
