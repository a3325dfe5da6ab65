import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { settings as zh } from '../../zh-CN/settings.ts'

export const ordering: SameKeys<typeof zh.ordering> = {
  approvalHoldDays: {
    label: 'Approval deadline (days)',
    hint: 'Documents not approved by then go back to the requester. 0 means the default of the kind of document (30 days).',
  },
  approvalByLetter: {
    label: 'Approval by email',
    hint: 'Emails about approvals hold a link that decides once within 72 hours without signing in; not for awards, payments and withdrawals.',
  },
  approvalLetterMost: {
    label: 'Without signing in up to (CNY)',
    hint: 'Above this amount the approver completes two-step verification, or signs in if it is not set up. Leave empty to always require it.',
  },
  orderAcceptHours: {
    label: 'Supplier acceptance deadline (hours)',
    hint: 'Orders not accepted by then are cancelled. 0 means no deadline.',
  },
  orderReceiveDays: {
    label: 'Automatic receipt (days)',
    hint: 'Deliveries not received by then count as received. 0 turns this off.',
  },
  orderCommentDays: {
    label: 'Automatic review (days)',
    hint: 'Orders not reviewed by then are reviewed automatically. 0 turns this off.',
  },
  returnDays: {
    label: 'Return period (days)',
    hint: 'Products received longer ago cannot be returned. 0 means no limit.',
  },
  returnAgreeDays: {
    label: 'Answer to returns (days)',
    hint: 'Returns not answered by then count as agreed. 0 turns this off.',
  },
  returnApproval: {
    label: 'Approval of returns',
    help: 'Returns go through the rules for “Return” before the supplier reads them. Without a matching rule they are sent directly.',
  },
  returnSendDays: {
    label: 'Shipment back (days)',
    hint: 'Agreed returns not sent back by then are closed. 0 turns this off.',
  },
  orderOverReceiptPercent: {
    label: 'Over-receipt tolerance (%)',
    hint: 'How much more than the shipped quantity may be received, rounded down.',
  },
  orderTermDays: { label: 'Payment term (days)', help: 'For new orders.' },
  orderPointsPercent: {
    label: 'Most that points pay (%)',
    hint: 'Share of the product amount of an order that points can pay; 100 points are ¥1. 0: points are not used.',
  },
  addonReview: { label: 'Follow-up reviews', help: 'If off, buyers cannot follow their reviews up.' },
  commentReview: {
    label: 'Check reviews',
    hint: 'Reviews that are checked appear in the mall after approval.',
    options: { off: 'None', pictures: 'Those with images', all: 'All' },
  },
  isShowIllustrate: { label: 'Purpose and remark', help: 'If off, orders are placed without purpose and remark.' },
  isShowAppendix: { label: 'Attachments of orders', help: 'If off, orders are placed without attachments.' },
  orderInspection: {
    label: 'Inspection',
    hint: 'Items are inspected after they arrive. “As needed”: of marked categories, and of orders whose buyer wants it.',
    options: { off: 'None', some: 'As needed', all: 'All' },
  },
  inspectionDays: {
    label: 'Inspection reminder (days)',
    hint: 'Inspectors are reminded of items that have waited longer. 0: never.',
  },
  orderCostCentre: {
    label: 'Cost center',
    hint: 'Buyers choose one for each item. The list is maintained under “Cost centers”.',
    options: { off: 'Not asked for', optional: 'Optional', required: 'Required' },
  },
  orderProjectNo: {
    label: 'Project no.',
    hint: 'Buyers enter one for each item.',
    options: { off: 'Not asked for', optional: 'Optional', required: 'Required' },
  },
  orderTransferOff: { label: 'Turn off bank transfer', help: 'Buyers can no longer choose bank transfer.' },
  orderOnline: { label: 'Online payment', help: 'Buyers can pay online; the supplier accepts once it is paid.' },
  orderQuotaOff: { label: 'Turn off credit quota', help: 'Buyers can no longer pay by credit quota.' },
  orderFreight: { label: 'Shipping fee (CNY)', help: 'Charged per supplier and order.' },
  orderFreightFreeFrom: {
    label: 'Free shipping from (CNY)',
    hint: 'Product amount per supplier and order. Leave empty to always charge shipping.',
  },
}
