import { listRoute } from '#contract/kit/list.ts'
import { Amount, Id, Instant, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { OrderStatus } from './orderStates.ts'

/** Order line at a price of an agreement, with what it counts of the agreement. */
export const AgreementOrder = shape({
  lineId: Id,
  orderId: Id,
  orderNo: Type.String(),
  status: OrderStatus,
  deptName: Type.String(),
  supplierName: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  quantity: Type.Integer({ description: 'pieces that count, without those given back' }),
  amount: Amount,
  createdAt: Instant,
  isVisible: Type.Boolean({ description: 'its page is visible to the caller' }),
})
export type AgreementOrder = Static<typeof AgreementOrder>

export const listAgreementUses = listRoute({
  path: '/orderrest/api/agreement/uses',
  access: 'session',
  summary:
    'List the order lines that count against an agreement, newest first, for those who manage agreements, its approvers, and its supplier, which sees the orders that were sent to it',
  filters: {
    id: Id,
    skuId: Optional(Id),
    deptId: Optional(Type.String({ ...Id, description: 'department, with those below it' })),
  },
  record: AgreementOrder,
})
