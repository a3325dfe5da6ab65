import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { ordering as zh } from '../zh-CN/ordering.ts'
import { cart } from './ordering/cart.ts'
import { checkout } from './ordering/checkout.ts'
import { lists } from './ordering/lists.ts'
import { move } from './ordering/move.ts'
import { addresses } from './ordering/addresses.ts'

export const ordering: SameKeys<typeof zh> = {
  ...cart,
  ...checkout,
  ...lists,
  order: {
    approval: 'View approval',
    reason: {
      '25': 'Rejection reason',
      '35': 'Decline reason',
      '80': 'Cancellation reason',
      '90': 'Cancellation reason',
      '95': 'Closing reason',
    },
    waitsForYou: 'Edit and resubmit this order, or cancel it.',
    proposal: 'The supplier requested a change',
  },
  move,
  receive: {
    title: 'Confirm receipt',
    which: 'Delivery',
    attachmentsHint: 'For example the signed note or photos of damage; the supplier can see them',
    lead: "Count the actual items. Rejected items aren't payable and need a reason.",
    field: { lines: 'Products', remark: 'Remarks', attachments: 'Attachments' },
    line: {
      orderLineId: 'Product',
      accepted: 'Accepted',
      rejected: 'Rejected',
      reason: 'Rejection reason',
      batchNo: 'Batch no.',
    },
    toInspect: 'To be inspected',
    takenIn: 'Taken in',
    batchDiffers: 'Shipped as batch {{batchNo}}. Check the items.',
    open: '{{count}} to receive',
    usual: ['Damaged', 'Wrong model', 'Quality issue'],
    submit: 'Confirm receipt',
    nothing: 'Enter the quantities received',
    done: 'Receipt confirmed',
    none: 'No deliveries to receive',
  },
  followUp: {
    title: 'Follow up',
    submit: 'Submit follow-up',
    done: 'Follow-up submitted',
    field: { text: 'Follow-up', pictures: 'Images' },
  },
  comment: {
    title: 'Review order',
    field: {
      service: 'Service rating',
      logistics: 'Delivery rating',
      anonymous: 'Review anonymously',
      lines: 'Products',
    },
    line: {
      orderLineId: 'Product',
      score: 'Product rating',
      text: 'Share your experience (optional)',
      pictures: 'Add photos',
    },
    whole: 'Supplier rating',
    submit: 'Submit review',
    done: 'Thanks for your review',
  },
  edit: {
    title: 'Edit order',
    leadAwarded: 'Items, quantities and prices are those of the award. Add delivery and invoice details, then submit.',
    lead: 'Current prices apply, and changes need approval again. Set a quantity to 0 to remove an item.',
    field: {
      lines: 'Products',
      allocations: 'Cost allocation',
      addressId: 'Delivery address',
      invoiceTitleId: 'Invoice title',
      paymentMethod: 'Payment method',
      points: { label: 'Points', hint: '100 points are ¥1' },
      expectedDate: 'Expected delivery',
      purpose: 'Purpose',
      remark: 'Remarks',
      attachments: 'Attachments',
    },
    line: { orderLineId: 'Product', quantity: 'Quantity' },
    allocation: { orderLineId: 'Product', costCentreId: 'Cost center', projectNo: 'Project no.' },
    allOut: 'Keep at least one item',
    keepAddress: 'Unchanged: {{address}}',
    keepTitle: 'Unchanged: {{title}}',
    save: 'Save',
    saveAndSubmit: 'Save and submit',
    done: 'Changes saved',
  },
  addresses,
}
