import { editOrder, approveOrder } from '#contract/ordering/orderMoves.ts'
import { expect, test } from 'vitest'
import { submitOrder } from '#contract/ordering/submit.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import type { OrderingFixture } from '#test/ordering/setUp.ts'
import { send, downloadOutcome } from '#test/ordering/attachments.ts'

const submitWith = (market: OrderingFixture, attachments: string[]) =>
  as(
    market.buyer,
    submitOrder,
    {
      ...checkoutTermsOf(market),
      attachments,
      lines: market.goods.map(({ skuId, price }) => ({ skuId, quantity: 2, seenPrice: price })),
    },
    newIdempotencyKey(),
  )

test('attachments: orders of one submission share attachments, visible to readers of any of them', async () => {
  const market = await createOrderingFixture({ suppliers: 2, approvalFrom: '1' })
  const { buyer, approver, tenant } = market
  const [first, second] = market.suppliers
  const stranger = await aPerson(tenant, { permissions: buyingPermissions })
  const keys = [await send(buyer, '技术要求.pdf'), await send(buyer, '比价表.pdf')]
  const { orders } = await submitWith(market, keys)
  const details = await Promise.all(orders.map(({ orderId }) => as(buyer, orderDetail, { orderId })))
  for (const { attachments } of details)
    expect(attachments.map(({ fileName, storageFileId }) => [fileName, storageFileId])).toEqual([
      ['技术要求.pdf', keys[0]],
      ['比价表.pdf', keys[1]],
    ])
  const outcomes = (people: Person[]) => Promise.all(people.map((person) => downloadOutcome(person, keys[0]!)))
  expect(await outcomes([buyer, approver, stranger, first!, second!])).toEqual([
    'accepted',
    'accepted',
    'thing.notFound',
    'thing.notFound',
    'thing.notFound',
  ])
  const mine = details.find(({ supplierId }) => supplierId === second!.supplierId)!
  await as(approver, approveOrder, { orderId: mine.orderId, version: mine.version, decision: 'agree' })
  expect(await outcomes([first!, second!])).toEqual(['thing.notFound', 'accepted'])
  expect((await as(second!, supplierOrderDetail, { orderId: mine.orderId })).attachments).toHaveLength(2)
  expect(await refusalOf(submitWith(market, [keys[0]!]))).toBe('file.taken')
})

test("attachments: an order accepts only its buyer's uploads, at most fifty", async () => {
  const market = await createOrderingFixture()
  const colleague = await aPerson(market.tenant, { permissions: buyingPermissions })
  const theirs = await send(colleague, 'a.pdf')
  expect(await refusalOf(submitWith(market, [theirs]))).toBe('file.taken')
  expect(
    await refusalOf(
      submitWith(
        market,
        Array.from({ length: 51 }, () => theirs),
      ),
    ),
  ).toBe('input.invalid')
  expect(await downloadOutcome(colleague, theirs)).toBe('accepted')
})

test('attachments: an edit removes and adds attachments, visible only to readers of the order', async () => {
  const market = await createOrderingFixture({ suppliers: 2, approvalFrom: '1' })
  const { buyer, approver } = market
  const [kept, dropped] = [await send(buyer, 'a.pdf'), await send(buyer, 'b.pdf')]
  const { orders } = await submitWith(market, [kept, dropped])
  const [mine, sibling] = await Promise.all(orders.map(({ orderId }) => as(buyer, orderDetail, { orderId })))
  const added = await send(buyer, 'c.pdf')
  const { orderId, version } = mine!
  const edit = (attachments: string[]) => as(buyer, editOrder, { orderId, version, attachments })
  expect(await refusalOf(edit([kept, await send(approver, 'd.pdf')]))).toBe('file.taken')
  const edited = await edit([added, kept])
  expect(edited.attachments.map(({ storageFileId }) => storageFileId)).toEqual([added, kept])
  expect((await as(buyer, orderDetail, { orderId: sibling!.orderId })).attachments).toHaveLength(2)

  for (const order of [edited, sibling!])
    await as(approver, approveOrder, { orderId: order.orderId, version: order.version, decision: 'agree' })
  const outcomes = (supplierId: string) => {
    const supplier = market.suppliers.find((person) => person.supplierId === supplierId)!
    return Promise.all([downloadOutcome(supplier, added), downloadOutcome(supplier, kept)])
  }
  expect(await outcomes(mine!.supplierId)).toEqual(['accepted', 'accepted'])
  expect(await outcomes(sibling!.supplierId)).toEqual(['thing.notFound', 'accepted'])
})

test('attachments: a split order keeps its attachments', async () => {
  const market = await createOrderingFixture({ approvalFrom: '1' })
  const { buyer, approver } = market
  const key = await send(buyer, 'a.pdf')
  const { orders } = await submitWith(market, [key])
  const { orderId, version, lines } = await as(buyer, orderDetail, { orderId: orders[0]!.orderId })
  const rejectedLineIds = [lines[0]!.orderLineId]
  await as(approver, approveOrder, { orderId, version, decision: 'agree', rejectedLineIds, reason: '超预算' })
  const { records } = await as(buyer, listOrders, {})
  const split = records.find((order) => order.orderId !== orderId)!
  expect((await as(buyer, orderDetail, { orderId: split.orderId })).attachments).toMatchObject([{ storageFileId: key }])
  expect(await downloadOutcome(buyer, key)).toBe('accepted')
})
