import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { move as zh } from '../../zh-CN/ordering/move.ts'

export const move: SameKeys<typeof zh> = {
  done: {
    submit: 'Order submitted',
    withdraw: 'Order withdrawn to draft',
    cancel: 'Order cancelled',
    reopen: 'The order is a draft again. Edit and submit it.',
    urge: 'Supplier nudged',
    agreeProposal: 'Change accepted',
    declineProposal: 'Change declined',
    requestCancel: 'Cancellation requested',
    shortClose: 'Remaining items closed',
    withdrawChange: 'Change withdrawn',
  },
  text: {
    withdraw: 'Approval stops, reserved budget and stock are released, and the order becomes a draft.',
    cancel: "A cancelled order can't be restored. Reserved budget and stock are released.",
    requestCancel: 'The supplier has accepted this order and must agree to cancel it.',
    withdrawChange: 'The order stays as it is. Budget and stock held for the change are released.',
    shortClose: "Unshipped items won't be delivered. Their amount returns to the budget.",
    declineProposal: 'The supplier will see your reason and handle the order again.',
    submitAwarded:
      'Items, quantities and prices are those of the award. The order is submitted and goes through approval.',
    submit: 'The order is resubmitted at current prices and goes through approval again.',
    reopen: 'The order becomes a draft you can edit and resubmit.',
    agreeProposal: 'The order continues with the new quantities and date. The difference returns to the budget.',
  },
  usual: ['No longer needed', 'Incorrect details', 'Duplicate order', 'Changing supplier'],
  again: {
    title: 'Order again',
    added: 'Added to cart',
    missing: 'No longer available',
    former: 'was {{price}}',
    nothing: 'None of the items in this order are available.',
    toCart: 'View cart',
  },
}
