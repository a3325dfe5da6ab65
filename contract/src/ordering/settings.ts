import { AllocationMode } from './costCentres.ts'
import { OneOf, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Zero turns the automatic action off. */
const Days = Type.Integer({ minimum: 0, maximum: 365, description: 'days' })
/** Amount in yuan with at most 2 decimals; `YuanOrNone` can be empty. */
const Yuan = Type.String({ maxLength: 11, pattern: '^[0-9]{1,8}(\\.[0-9]{1,2})?$', description: 'yuan' })
const YuanOrNone = Type.String({ maxLength: 11, pattern: '^([0-9]{1,8}(\\.[0-9]{1,2})?)?$', description: 'yuan' })

/** Tenant settings of orders. */
export const orderSettings = defineSettings(
  shape({
    approvalHoldDays: { ...Days, description: 'days until an undecided approval expires' },
    approvalByLetter: Type.Boolean({ description: 'letters about approvals hold a link that decides without a login' }),
    approvalLetterMost: {
      ...YuanOrNone,
      description: 'amount above which such a link needs the login of the approver; empty: always',
    },
    orderAcceptHours: Type.Integer({
      minimum: 0,
      maximum: 8760,
      description: 'hours until an order must be accepted by the supplier',
    }),
    orderReceiveDays: { ...Days, description: 'days until a delivery is received automatically' },
    orderCommentDays: { ...Days, description: 'days until an order is reviewed automatically' },
    returnDays: { ...Days, description: 'days after a receipt in which goods can be returned; 0: always' },
    returnAgreeDays: { ...Days, description: 'days until an unanswered return is agreed to automatically' },
    returnApproval: Type.Boolean({
      description: 'returns are approved by the rules of `return` before their supplier reads them',
    }),
    returnSendDays: { ...Days, description: 'days until a return whose goods were not sent back is closed' },
    orderOverReceiptPercent: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'percentage that may be received in excess of the shipped quantity',
    }),
    orderTermDays: Type.Integer({ minimum: 1, maximum: 365, description: 'payment period in days' }),
    addonReview: Type.Boolean({ description: 'buyers follow their reviews up' }),
    commentReview: {
      ...OneOf(['off', 'pictures', 'all']),
      description: 'reviews that operators check before they are shown: none, those with pictures, or all',
    },
    isShowIllustrate: Type.Boolean({ description: 'the checkout asks for purpose and remark' }),
    isShowAppendix: Type.Boolean({ description: 'the checkout asks for attachments' }),
    orderInspection: {
      ...OneOf(['off', 'some', 'all']),
      description: 'goods inspected when they arrive: none, those of some categories or orders, or all',
    },
    inspectionDays: { ...Days, description: 'days until inspectors are reminded' },
    orderCostCentre: { ...AllocationMode, description: 'the cost centre of each line' },
    orderProjectNo: { ...AllocationMode, description: 'the project number of each line' },
    orderTransferOff: Type.Boolean(),
    orderQuotaOff: Type.Boolean(),
    orderOnline: { ...Type.Boolean(), description: 'orders can be paid online, where a payment provider is set up' },
    orderPointsPercent: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'percentage of the goods of an order that points can pay; 0: orders take no points',
    }),
    orderFreight: Yuan,
    orderFreightFreeFrom: { ...YuanOrNone, description: 'amount of goods from which freight is free; empty: never' },
  }),
  {
    approvalHoldDays: 7,
    approvalByLetter: false,
    approvalLetterMost: '5000',
    orderAcceptHours: 72,
    orderReceiveDays: 15,
    orderCommentDays: 0,
    returnDays: 7,
    returnAgreeDays: 3,
    returnApproval: false,
    returnSendDays: 7,
    orderOverReceiptPercent: 0,
    orderTermDays: 30,
    addonReview: true,
    commentReview: 'off',
    isShowIllustrate: true,
    isShowAppendix: true,
    orderInspection: 'off',
    inspectionDays: 3,
    orderCostCentre: 'off',
    orderProjectNo: 'off',
    orderTransferOff: false,
    orderQuotaOff: false,
    orderOnline: false,
    orderPointsPercent: 0,
    orderFreight: '0.00',
    orderFreightFreeFrom: '',
  },
)
export type OrderSettings = (typeof orderSettings)['usual']
