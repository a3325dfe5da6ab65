import type { StoredSettings } from '#contract/settings.ts'
import { randomUUID } from 'node:crypto'
import { listBudgets } from '#contract/ledger/ledger.ts'
import { saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { saveInvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import { addCart, listCart } from '#contract/ordering/cart.ts'
import { submitOrder, type SubmittedOrder } from '#contract/ordering/submit.ts'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Permission } from '#contract/permissions.ts'
import { systemActor } from '#kit/actor.ts'
import { saveApprovalRule } from '#modules/approvals/index.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { aPerson, aTenant, as, database, type Person, type TestTenant } from './app.ts'
import { createTestSupplier, createTestGoods, type TestGoods } from './goodsFixture.ts'

export const buyingPermissions: Permission[] = [
  'goods.read',
  'cart.use',
  'order.read',
  'order.submit',
  'order.cancel',
  'order.receive',
  'order.comment',
  'address.manage',
]
const supplierPermissions: Permission[] = ['supplierOrder.read', 'supplierOrder.accept', 'supplierOrder.deliver']

/** Ordering fixture: tenant, buyer, approvers, suppliers, goods, address and invoice title. */
export interface OrderingFixture {
  tenant: TestTenant
  buyer: Person
  approver: Person
  /** Alternative approver: one of them is enough. */
  secondApprover?: Person
  suppliers: Person[]
  /** Two of each supplier. */
  goods: TestGoods[]
  addressId: string
  invoiceTitleId: string
}

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

/** Creates an address and an invoice title for a person. */
export async function createAddressAndTitle(person: Person) {
  const { addressId } = await as(person, saveReceiverAddress, {
    consignee: '林知远',
    mobile: '13812346207',
    regions: [
      { code: '110000', name: '北京市' },
      { code: '110100', name: '北京市' },
      { code: '110105', name: '朝阳区' },
      { code: '110105021', name: '三里屯街道' },
    ],
    detail: '产业路 18 号',
    isDefault: true,
  })
  const { invoiceTitleId } = await as(person, saveInvoiceTitle, {
    title: '启明集团有限公司',
    taxNo: '91110000100000000X',
    invoiceType: 'normal',
    address: '',
    phone: '',
    bank: '',
    bankAccount: '',
    isDefault: true,
  })
  return { addressId, invoiceTitleId }
}

const createApprovalRule = (tenant: TestTenant, approvers: readonly Person[], amountFrom: string) =>
  database.write(tenant.id, (tx) =>
    saveApprovalRule(tx, systemActor(tenant.id), {
      name: '金额审批',
      enName: 'By amount',
      entity: 'order',
      priority: 1,
      enabled: true,
      amountFrom,
      amountTo: null,
      deptId: null,
      categoryId: null,
      supplierId: null,
      orderType: null,
      nodes: [
        {
          name: '部门负责人',
          enName: 'Head',
          mode: 'any',
          source: 'users',
          roleCode: null,
          userIds: approvers.map(({ userId }) => userId),
        },
      ],
    }),
  )

const createFund = (tenant: TestTenant, kind: 'budget' | 'quota', amount: string) =>
  database.write(tenant.id, (tx) =>
    setBudget(tx, systemActor(tenant.id), {
      kind,
      deptId: tenant.root.id,
      name: kind === 'budget' ? '劳动保护费' : '授信额度',
      startsOn: '2020-01-01',
      endsOn: '2099-12-31',
      active: true,
      amount,
      reason: '',
    }),
  )

/** Body of `orders/submit` without its lines. */
export const checkoutTermsOf = (
  { addressId, invoiceTitleId }: OrderingFixture,
  paymentMethod: PaymentMethod = 'term',
) => ({
  addressId,
  invoiceTitleId,
  paymentMethod,
})

export const newIdempotencyKey = () => ({ 'idempotency-key': randomUUID() })

/** Submits an order directly, without a cart. */
export const submitOrderOf = (
  market: OrderingFixture,
  wanted: readonly { goods: TestGoods; quantity: number }[],
  paymentMethod: PaymentMethod = 'term',
) =>
  as(
    market.buyer,
    submitOrder,
    {
      ...checkoutTermsOf(market, paymentMethod),
      lines: wanted.map(({ goods, quantity }) => ({ skuId: goods.skuId, quantity, seenPrice: goods.price })),
    },
    newIdempotencyKey(),
  )

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

/** Advances an order to a state by the moves of its people. */
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

/** What the department's budget still has. */
export async function budgetOf({ tenant }: OrderingFixture) {
  const clerk = await aPerson(tenant, { permissions: ['budget.read'] })
  const [fund] = (await as(clerk, listBudgets, { kind: 'budget' })).records
  return { available: fund!.available, reserved: fund!.reserved, committed: fund!.committed }
}

/** On hand and reserved of each of the goods. */
export const stockOf = async ({ buyer, goods }: OrderingFixture) => {
  const sold = await database.read(buyer.tenantId, (sql) =>
    sql.selectFrom('catalogue.stock').select(['sku_id', 'on_hand', 'reserved']).execute(),
  )
  return goods.map(({ skuId }) => {
    const { on_hand, reserved } = sold.find(({ sku_id }) => sku_id === skuId)!
    return [on_hand, reserved]
  })
}
