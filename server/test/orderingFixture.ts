import type { StoredSettings } from '#contract/settings.ts'
import { addCart, listCart } from '#contract/ordering/cart.ts'
import type { SubmittedOrder } from '#contract/ordering/submit.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Permission } from '#contract/permissions.ts'
import { aPerson, aTenant, as, database, type Person } from './app.ts'
import { createTestSupplier, createTestGoods, type TestGoods } from './goodsFixture.ts'
import { createAddressAndTitle, createApprovalRule, createFund, type OrderingFixture } from './ordering/setUp.ts'
import { submitOrderOf } from './ordering/submit.ts'

export const buyingPermissions: Permission[] = [
  'goods.read',
  'cart.use',
  'cart.batch',
  'order.read',
  'order.submit',
  'order.cancel',
  'order.receive',
  'order.comment',
  'order.return',
  'address.manage',
]
const supplierPermissions: Permission[] = [
  'supplierOrder.read',
  'supplierOrder.accept',
  'supplierOrder.deliver',
  'supplierReturn.handle',
]

export interface OrderingFixtureOptions {
  suppliers?: number
  stock?: number
  price?: string
  budget?: string
  quota?: string
  /** Orders from this amount on need approval. */
  approvalFrom?: string
  secondApprover?: boolean
  settings?: StoredSettings
}

export async function createOrderingFixture(options: OrderingFixtureOptions = {}): Promise<OrderingFixture> {
  const tenant = await aTenant(options.settings)
  const buyer = await aPerson(tenant, { permissions: buyingPermissions, name: '林知远' })
  const approver = await aPerson(tenant, { permissions: ['order.read', 'approval.decide'], name: '沈若川' })
  const suppliers: Person[] = []
  const goods: TestGoods[] = []
  for (let n = 0; n < (options.suppliers ?? 1); n++) {
    const supplierId = await createTestSupplier(database, tenant.id)
    suppliers.push(await aPerson(tenant, { permissions: supplierPermissions, supplierId }))
    const one = { price: options.price ?? '35.2000', stock: options.stock ?? 1000 }
    goods.push(...(await createTestGoods(database, tenant.id, supplierId, [one, { ...one, name: '反光背心' }])))
  }
  const secondApprover = options.secondApprover
    ? await aPerson(tenant, { permissions: ['order.read', 'approval.decide'] })
    : undefined
  const approvers = secondApprover ? [approver, secondApprover] : [approver]
  if (options.approvalFrom) await createApprovalRule(tenant, approvers, options.approvalFrom)
  for (const kind of ['budget', 'quota'] as const) if (options[kind]) await createFund(tenant, kind, options[kind])
  const people = { buyer, approver, suppliers, ...(secondApprover ? { secondApprover } : {}) }
  return { tenant, ...people, goods, ...(await createAddressAndTitle(buyer)) }
}

/** Creates an order of ten and five pieces from one supplier. */
export async function createOrder(
  market: OrderingFixture,
  paymentMethod: PaymentMethod = 'term',
): Promise<SubmittedOrder> {
  const [first, second] = market.goods
  const { orders } = await submitOrderOf(
    market,
    [
      { goods: first!, quantity: 10 },
      { goods: second!, quantity: 5 },
    ],
    paymentMethod,
  )
  return orders[0]!
}

/** Fills the cart; returns the lines as `orders/submit` takes them. */
export async function fillCart(market: OrderingFixture, wanted: readonly { goods: TestGoods; quantity: number }[]) {
  for (const { goods, quantity } of wanted) await as(market.buyer, addCart, { skuId: goods.skuId, quantity })
  const cart = await as(market.buyer, listCart, {})
  return cart.groups.flatMap(({ lines }) =>
    lines.map(({ lineId, price }) => ({ cartLineId: lineId, seenPrice: price! })),
  )
}

/** Advances an order to a state by regular transitions. */
export async function advanceOrderTo(market: OrderingFixture, orderId: string, state: '30' | '40' | '50' | '60') {
  const { buyer, approver } = market
  const order = await as(buyer, orderDetail, { orderId })
  const supplier = market.suppliers.find(({ supplierId }) => supplierId === order.supplierId)!
  if (order.status === '20') await as(approver, approveOrder, { orderId, version: order.version, decision: 'agree' })
  if (state === '30') return
  await as(supplier, moveOrder, { orderId, action: 'accept' })
  if (state === '40') return
  await as(supplier, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1234567890' })
  if (state === '50') return
  await as(buyer, moveOrder, { orderId, action: 'receive' })
}
