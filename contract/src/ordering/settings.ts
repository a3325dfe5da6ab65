import { shape, Type } from '#contract/kit/schema.ts'
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
    orderAcceptHours: Type.Integer({
      minimum: 0,
      maximum: 8760,
      description: 'hours until an order must be accepted by the supplier',
    }),
    orderReceiveDays: { ...Days, description: 'days until a delivery is received automatically' },
    orderCommentDays: { ...Days, description: 'days until an order is reviewed automatically' },
    orderOverReceiptPercent: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'percentage that may be received in excess of the shipped quantity',
    }),
    orderTermDays: Type.Integer({ minimum: 1, maximum: 365, description: 'payment period in days' }),
    orderTransferOff: Type.Boolean(),
    orderQuotaOff: Type.Boolean(),
    orderFreight: Yuan,
    orderFreightFreeFrom: { ...YuanOrNone, description: 'amount of goods from which freight is free; empty: never' },
  }),
  {
    approvalHoldDays: 7,
    orderAcceptHours: 72,
    orderReceiveDays: 15,
    orderCommentDays: 0,
    orderOverReceiptPercent: 0,
    orderTermDays: 30,
    orderTransferOff: false,
    orderQuotaOff: false,
    orderFreight: '0.00',
    orderFreightFreeFrom: '',
  },
)
export type OrderSettings = (typeof orderSettings)['usual']
