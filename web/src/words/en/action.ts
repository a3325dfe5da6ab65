import type { SameKeys } from '../same.ts'
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
  agreeProposal: 'Agree',
  declineProposal: 'Decline',
  refuse: 'Refuse',
  requestCancel: 'Request cancel',
  agreeCancel: 'Agree to cancel',
  refuseCancel: 'Refuse to cancel',
  receive: 'Receive',
  shortClose: 'Close short',
  edit: 'Edit',
  approve: 'Agree',
  reject: 'Reject',
  ship: 'Ship',
  comment: 'Comment',
  expireHold: 'Approval timed out',
  expire: 'Timed out',
  autoReceive: 'Received automatically',
  autoComment: 'Commented automatically',
}
