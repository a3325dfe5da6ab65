import { Tier } from '#contract/catalogue/goods.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Count, Day, Id, List, Maybe, Price, shape, type Static, Type } from '#contract/kit/schema.ts'
import { OrderStatus } from './orderStates.ts'

/** An order that came from the award of a project. */
export const ProjectOrder = shape({
  orderId: Id,
  orderNo: Type.String(),
  status: OrderStatus,
  supplierId: Id,
  supplierName: Type.String(),
  deptName: Type.String(),
  buyerName: Type.String(),
  amount: Amount,
  isVisible: Type.Boolean({ description: 'whether its page exists for the caller' }),
})
export type ProjectOrder = Static<typeof ProjectOrder>

/** An agreement price that came from the award of a project, and how many were ordered at it. */
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
  maxQty: Maybe(Type.String({ description: 'the most that may be ordered' })),
  usedQty: Count,
})
export type ProjectAgreement = Static<typeof ProjectAgreement>

/** What has become of an award: drafts of orders or agreement prices; empty until it is published. */
export const ProjectOrders = shape({ orders: List(ProjectOrder), agreements: List(ProjectAgreement), ordered: Amount })
export type ProjectOrders = Static<typeof ProjectOrders>

export const listProjectOrders = route({
  method: 'GET',
  path: '/orderrest/api/projectOrders/list',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor'],
  summary:
    'Orders and agreement prices that came from the award of a project, for those who run, oversee, supervise or approve it.',
  input: shape({ projectId: Id }),
  reply: ProjectOrders,
})
