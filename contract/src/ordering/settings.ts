import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Zero turns the automatic action off. */
const Days = Type.Integer({ minimum: 0, maximum: 365, description: 'days' })
/** Yuan with at most two decimals; empty where an amount may be left out. */
const Yuan = Type.String({ maxLength: 11, pattern: '^[0-9]{1,8}(\\.[0-9]{1,2})?$', description: 'yuan' })
const YuanOrNone = Type.String({ maxLength: 11, pattern: '^([0-9]{1,8}(\\.[0-9]{1,2})?)?$', description: 'yuan' })

/** What a tenant sets about its orders. */
export const orderSettings = defineSettings(
  shape({
    approvalHoldDays: { ...Days, description: 'days until an approval that nobody decides expires' },
    orderAcceptHours: Type.Integer({ minimum: 0, maximum: 8760, description: 'hours a supplier has to accept' }),
    orderReceiveDays: { ...Days, description: 'days until what was delivered counts as received' },
    orderCommentDays: { ...Days, description: 'days until an order is rated by the product' },
    orderOverReceiptPercent: Type.Integer({ minimum: 0, maximum: 100, description: 'percent above what was sent' }),
    orderTermDays: Type.Integer({ minimum: 1, maximum: 365, description: 'days of credit' }),
    orderTransferOff: Type.Boolean(),
    orderQuotaOff: Type.Boolean(),
    orderFreight: Yuan,
    orderFreightFreeFrom: { ...YuanOrNone, description: 'goods amount from which freight is free; empty: never' },
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
