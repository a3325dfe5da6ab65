import { Tier } from '#contract/catalogue/goods.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Count, Day, Id, List, Maybe, Price, shape, type Static, Type } from '#contract/kit/schema.ts'
import { OrderStatus } from './orderStates.ts'

/** Order created by the award of a project. */
export const ProjectOrder = shape({
  orderId: Id,
  orderNo: Type.String(),
  status: OrderStatus,
  supplierId: Id,
  supplierName: Type.String(),
  deptName: Type.String(),
  buyerName: Type.String(),
  amount: Amount,
  isVisible: Type.Boolean({ description: 'its page is visible to the caller' }),
})
export type ProjectOrder = Static<typeof ProjectOrder>

/** Agreement price created by the award of a project, with the ordered quantity. */
export const ProjectAgreement = shape({
  agreementPriceId: Id,
  agreementNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  skuId: Id,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  deptName: Type.String(),
  price: Price,
  tiers: List(Tier),
  validFrom: Day,
  validTo: Day,
  maxQty: Maybe(Type.String({ description: 'maximum total quantity' })),
  usedQty: Count,
})
export type ProjectAgreement = Static<typeof ProjectAgreement>

/** Result of an award: draft orders or agreement prices; empty until it is published. */
export const ProjectOrders = shape({ orders: List(ProjectOrder), agreements: List(ProjectAgreement), ordered: Amount })
export type ProjectOrders = Static<typeof ProjectOrders>

export const listProjectOrders = route({
  method: 'GET',
  path: '/orderrest/api/projectOrders/list',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor'],
  summary:
    'Get the orders and agreement prices created by the award of a project, for users who run, oversee, supervise or approve it',
  input: shape({ projectId: Id }),
  reply: ProjectOrders,
})
