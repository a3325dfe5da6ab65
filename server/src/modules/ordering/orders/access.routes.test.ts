import { describe, expect, test } from 'vitest'
import { saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { addCart, listCart, removeCart, selectCart, updateCart } from '#contract/ordering/cart.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createComment } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import { createReceipt } from '#contract/ordering/receipts.ts'
import type { Route } from '#contract/kit/route.ts'
import { orderDetail, orderPdf } from '#contract/ordering/orders.ts'
import { approveOrder, editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { type MoveAction, MoveAction as MoveActions } from '#contract/ordering/orderStates.ts'
import { aPerson, as, ask, database, type Person, refusalOf } from '#test/app.ts'
import {
  newIdempotencyKey,
  createOrderingFixture,
  createOrder,
  advanceOrderTo,
  buyingPermissions,
  fillCart,
  type OrderingFixture,
  createAddressAndTitle,
  checkoutTermsOf,
} from '#test/orderingFixture.ts'

const actions = (MoveActions as unknown as { enum: MoveAction[] }).enum

/** What a move may never change where it was refused. */
const rowOf = (market: OrderingFixture, orderId: string) =>
  database.read(market.tenant.id, (sql) =>
    sql.selectFrom('ordering.orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
  )

/** An order in each state, brought there by the moves that people make. */
async function oneOfEach(market: OrderingFixture): Promise<Map<string, string>> {
  const { buyer, approver } = market
  const [supplier] = market.suppliers
  const orders = new Map<string, string>()
  const made = async (state: string, bring: (orderId: string) => Promise<unknown>) => {
    const { orderId } = await createOrder(market)
    await bring(orderId)
    expect((await as(buyer, orderDetail, { orderId })).status).toBe(state)
    orders.set(state, orderId)
  }
  const move = (who: Person, orderId: string, action: MoveAction) =>
    as(who, moveOrder, { orderId, action, reason: '原因' })
  const shipOne = async (orderId: string, receive: boolean) => {
    await advanceOrderTo(market, orderId, '40')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const part = [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }]
    await as(supplier!, createDelivery, { orderId, carrier: '德邦', trackingNo: 'DB1', lines: part })
    if (receive) await move(buyer, orderId, 'receive')
  }
  await made('10', (id) => move(buyer, id, 'withdraw'))
  await made('20', async () => null)
  await made('25', (orderId) => as(approver, approveOrder, { orderId, version: 1, decision: 'reject', reason: '否' }))
  await made('30', (id) => advanceOrderTo(market, id, '30'))
  await made('35', async (id) => {
    await advanceOrderTo(market, id, '30')
    await move(supplier!, id, 'refuse')
  })
  await made('40', (id) => advanceOrderTo(market, id, '40'))
  await made('45', (id) => shipOne(id, false))
  await made('50', (id) => advanceOrderTo(market, id, '50'))
  await made('55', async (id) => {
    await shipOne(id, true)
    await as(supplier!, createDelivery, { orderId: id, carrier: '德邦', trackingNo: 'DB2' })
  })
  await made('60', (id) => advanceOrderTo(market, id, '60'))
  await made('70', async (orderId) => {
    await advanceOrderTo(market, orderId, '60')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const said = lines.map(({ orderLineId }) => ({ orderLineId, score: 5 }))
    await as(buyer, createComment, { orderId, service: 5, logistics: 5, lines: said })
  })
  await made('80', async (id) => {
    await advanceOrderTo(market, id, '40')
    await move(buyer, id, 'requestCancel')
  })
  await made('90', (id) => move(buyer, id, 'cancel'))
  await made('95', async (id) => {
    await shipOne(id, true)
    await move(buyer, id, 'shortClose')
  })
  return orders
}

test(
  'order access: in every state and for every role, what is not offered is refused and changes nothing',
  { timeout: 120_000 },
  async () => {
    const market = await createOrderingFixture({ suppliers: 2, approvalFrom: '0' })
    const { tenant, buyer, approver } = market
    const [supplier, otherSupplier] = market.suppliers
    const people = {
      buyer,
      approver,
      supplier: supplier!,
      otherSupplier: otherSupplier!,
      colleague: await aPerson(tenant, { permissions: [...buyingPermissions, 'order.readAll'] }),
      stranger: await aPerson(tenant, { permissions: buyingPermissions }),
      otherTenant: (await createOrderingFixture()).buyer,
    }
    const seen = {
      buyer: true,
      approver: true,
      supplier: true,
      colleague: true,
      otherSupplier: false,
      stranger: false,
      otherTenant: false,
    }
    for (const [state, orderId] of await oneOfEach(market)) {
      const before = await rowOf(market, orderId)
      for (const [name, person] of Object.entries(people)) {
        const order = await as(person, orderDetail, { orderId }).catch(() => null)
        const isVisible = seen[name as keyof typeof seen] && (name !== 'supplier' || before.sent_at !== null)
        expect([state, name, order !== null]).toEqual([state, name, isVisible])
        const can: readonly string[] = order?.can ?? []
        for (const action of actions.filter((each) => !can.includes(each))) {
          const refusal = await refusalOf(as(person, moveOrder, { orderId, action, reason: '原因' }))
          expect([state, name, action, refusal]).toEqual([
            state,
            name,
            action,
            expect.stringMatching(/^(thing|order|approval|receipt|permission)\./),
          ])
        }
      }
      expect(await rowOf(market, orderId)).toEqual(before)
    }
  },
)

describe('order access: the server sets the prices', () => {
  test('another price than today’s is refused with today’s, and nothing is written', async () => {
    const market = await createOrderingFixture()
    const { buyer, goods, tenant } = market
    const cartLines = await fillCart(market, [{ goods: goods[0]!, quantity: 2 }])
    const submit = (lines = cartLines) =>
      ask(buyer, submitOrder, { ...checkoutTermsOf(market), cartLines: lines }, newIdempotencyKey())
    const cheap = (await submit([{ ...cartLines[0]!, seenPrice: '0.01' }])).json<{
      code: number
      data: { lines: object[] }
    }>()
    expect(cheap).toMatchObject({
      code: 40102,
      data: { lines: [{ seenPrice: '0.01', price: '35.2000', change: 'price' }] },
    })
    await database.write(tenant.id, (tx) =>
      tx.updateTable('catalogue.skus').set({ list_price: '40' }).where('id', '=', goods[0]!.skuId).execute(),
    )
    expect((await submit()).json()).toMatchObject({ code: 40102, data: { lines: [{ price: '40.0000' }] } })
    expect((await as(buyer, listCart, {})).kinds).toBe(1)
    expect((await submit([{ ...cartLines[0]!, seenPrice: '40' }])).json()).toMatchObject({
      code: 0,
      data: { total: '80.00' },
    })
  })

  test('fields that nobody asked for are refused in every body', async () => {
    const market = await createOrderingFixture()
    const { buyer, approver, suppliers, goods } = market
    const { orderId } = await createOrder(market)
    const before = await rowOf(market, orderId)
    const [goods0] = goods
    const lines = [{ skuId: goods0!.skuId, quantity: 1, seenPrice: goods0!.price }]
    const bodies: [Person, Pick<Route, 'method' | 'path'>, object][] = [
      [buyer, addCart, { skuId: goods0!.skuId }],
      [buyer, updateCart, { lineId: '1', quantity: 1 }],
      [buyer, selectCart, { selected: true }],
      [buyer, removeCart, { lineIds: ['1'] }],
      [buyer, checkout, { lines: [{ skuId: goods0!.skuId, quantity: 1 }] }],
      [buyer, submitOrder, { ...checkoutTermsOf(market), lines }],
      [buyer, moveOrder, { orderId, action: 'cancel' }],
      [buyer, editOrder, { orderId, version: 1 }],
      [approver, approveOrder, { orderId, version: 1, decision: 'agree' }],
      [suppliers[0]!, createDelivery, { orderId, carrier: '德邦', trackingNo: '1' }],
    ]
    const extras = [
      'tenantId',
      'status',
      'price',
      'amount',
      'discount',
      'approved',
      'buyerId',
      'createdBy',
      'constructor',
    ]
    for (const [person, route, body] of bodies)
      for (const extra of extras) {
        const answer = (await ask(person, route, { ...body, [extra]: '1' }, newIdempotencyKey())).json<{
          code: number
        }>()
        expect([route.path, extra, answer.code]).toEqual([route.path, extra, 1000])
      }
    const polluted = JSON.stringify({ orderId, action: 'cancel' }).replace('{', '{"__proto__":{"isAdmin":true},')
    const answer = await ask(buyer, moveOrder, JSON.parse(polluted) as object)
    expect(answer.json<{ code: number }>().code).not.toBe(0)
    expect(await rowOf(market, orderId)).toEqual(before)
  })

  test.each([0, -1, 1.5, '2', 1e20, 99_999_999_999, null])('a quantity of %s is refused', async (quantity) => {
    const market = await createOrderingFixture()
    const answer = await ask(market.buyer, addCart, { skuId: market.goods[0]!.skuId, quantity })
    expect(answer.json()).toMatchObject({ code: 1000 })
  })
})

describe('order access: what is not one’s own is not there', () => {
  test('addresses, cart lines and invoice titles of others', async () => {
    const market = await createOrderingFixture()
    const other = await aPerson(market.tenant, { permissions: buyingPermissions })
    const papers = await createAddressAndTitle(other)
    const [goods] = market.goods
    const lines = [{ skuId: goods!.skuId, quantity: 1, seenPrice: goods!.price }]
    const submit = (more: object) =>
      refusalOf(as(market.buyer, submitOrder, { ...checkoutTermsOf(market), lines, ...more }, newIdempotencyKey()))
    expect(await submit({ addressId: papers.addressId })).toBe('order.addressGone')
    expect(await submit({ invoiceTitleId: '1' })).toBe('order.invoiceTitleGone')
    const cartLines = await fillCart({ ...market, buyer: other }, [{ goods: goods!, quantity: 1 }])
    expect(await submit({ lines: undefined, cartLines })).toBe('cart.lineGone')
    const [line] = cartLines
    expect(await refusalOf(as(market.buyer, updateCart, { lineId: line!.cartLineId, quantity: 5 }))).toBe(
      'cart.lineGone',
    )
    const draft = { consignee: '甲', mobile: '13812346207', detail: '一号', isDefault: false }
    const regions = [
      { code: '110000', name: '北京市' },
      { code: '320500', name: '苏州市' },
      { code: '320571', name: '工业园区' },
    ]
    expect(await refusalOf(as(market.buyer, saveReceiverAddress, { ...draft, regions }))).toBe('address.regions')
  })

  test('a delivery of another order, and money that is not there', async () => {
    const market = await createOrderingFixture({ budget: '100' })
    expect(await refusalOf(createOrder(market))).toBe('budget.short')
    expect(await refusalOf(createOrder(market, 'quota'))).toBe('order.paymentOff')
    const line = { orderLineId: '1', accepted: 1 }
    expect(await refusalOf(as(market.buyer, createReceipt, { deliveryId: '1', lines: [line] }))).toBe('thing.notFound')
  })
})

describe('order access: the document', () => {
  test('is a PDF for those who may see the order, and for nobody else', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture()
    const { orderId, orderNo } = await createOrder(market)
    const pdf = await ask(market.buyer, orderPdf, { orderId })
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${orderNo}.pdf"`,
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await aPerson(market.tenant, { permissions: buyingPermissions })
    expect((await ask(stranger, orderPdf, { orderId })).json()).toMatchObject({ code: 1004 })
    expect((await ask({ host: market.tenant.host }, orderPdf, { orderId })).json()).toMatchObject({ code: -100 })
    expect((await ask(market.buyer, orderPdf, { orderId: '../etc' })).json()).toMatchObject({ code: 1000 })
  })
})
