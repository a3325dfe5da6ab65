import { expect, test } from 'vitest'
import { createComment, listComments } from '#contract/ordering/comments.ts'
import { createDelivery, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipt, listReceipts } from '#contract/ordering/delivery/receipts.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { send, sendPicture, downloadOutcome } from '#test/ordering/attachments.ts'

test('attachments: deliveries, receipts and reviews have attachments', async () => {
  const market = await createOrderingFixture()
  const { buyer, tenant } = market
  const supplier = market.suppliers[0]!
  const stranger = await aPerson(tenant, { permissions: ['order.read'] })
  const reader = await aPerson(tenant, { permissions: ['goods.read'] })
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '40')

  const note = await send(supplier, '送货单.pdf')
  const parcel = { orderId, carrier: '顺丰速运', trackingNo: 'SF1' }
  expect(await refusalOf(as(supplier, createDelivery, { ...parcel, attachments: [await send(buyer, 'b.pdf')] }))).toBe(
    'file.taken',
  )
  const delivery = await as(supplier, createDelivery, { ...parcel, attachments: [note] })
  expect(delivery.attachments).toMatchObject([{ fileName: '送货单.pdf', storageFileId: note }])
  expect((await as(buyer, listDeliveries, { orderId })).records[0]!.attachments).toHaveLength(1)

  const proof = await sendPicture(buyer)
  const lines = delivery.lines.map(({ orderLineId, quantity }) => ({ orderLineId, accepted: quantity }))
  await as(buyer, createReceipt, { deliveryId: delivery.deliveryId, lines, attachments: [proof] })
  expect((await as(supplier, listReceipts, { orderId })).records[0]!.attachments).toMatchObject([
    { fileName: '实拍.png', storageFileId: proof },
  ])
  expect((await as(buyer, orderDetail, { orderId })).status).toBe('60')

  const [photo, letter] = [await sendPicture(buyer), await send(buyer, 'c.pdf')]
  const comment = (pictures: string[]) =>
    as(buyer, createComment, {
      orderId,
      service: 5,
      logistics: 5,
      lines: lines.map(({ orderLineId }, index) => ({ orderLineId, score: 5, pictures: index === 0 ? pictures : [] })),
    })
  expect(await refusalOf(comment([letter]))).toBe('file.notPicture')
  expect(await refusalOf(comment([photo, photo]))).toBe('file.taken')
  expect((await comment([photo])).map(({ pictures }) => pictures.length)).toEqual([1, 0])
  const { records } = await as(reader, listComments, { skuId: market.goods[0]!.skuId })
  expect(records.flatMap(({ pictures }) => pictures)).toMatchObject([{ storageFileId: photo }])

  const outcomes = async (person: Person) => [
    await downloadOutcome(person, note),
    await downloadOutcome(person, proof),
    await downloadOutcome(person, photo),
  ]
  const [yes, no] = ['accepted', 'thing.notFound']
  expect(await outcomes(buyer)).toEqual([yes, yes, yes])
  expect(await outcomes(supplier)).toEqual([yes, yes, yes])
  expect(await outcomes(reader)).toEqual([no, no, yes])
  expect(await outcomes(stranger)).toEqual([no, no, no])
})
