/** @module-tag thorough */
import { describe, expect, test } from 'vitest'
import { saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { updateCart } from '#contract/ordering/cart.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { type MoveAction, MoveAction as MoveActions } from '#contract/ordering/orderStates.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createOrderingFixture, createOrder, buyingPermissions, fillCart } from '#test/orderingFixture.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { rowOf, oneOfEach } from '#test/ordering/orderInEachState.ts'

const actions = (MoveActions as unknown as { enum: MoveAction[] }).enum

test(
  'order access: in every state and for every role, actions that are not offered are refused without changes',
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
            expect.stringMatching(/^(thing|order|orderChange|approval|receipt|permission)\./),
          ])
        }
      }
      expect(await rowOf(market, orderId)).toEqual(before)
    }
  },
)

describe('order access: records of others are not found', () => {
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

  test('a delivery of another order, and unknown funds', async () => {
    const market = await createOrderingFixture({ budget: '100' })
    expect(await refusalOf(createOrder(market))).toBe('budget.short')
    expect(await refusalOf(createOrder(market, 'quota'))).toBe('order.paymentOff')
    const line = { orderLineId: '1', accepted: 1 }
    expect(await refusalOf(as(market.buyer, createReceipt, { deliveryId: '1', lines: [line] }))).toBe('thing.notFound')
  })
})
