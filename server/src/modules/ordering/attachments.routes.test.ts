import sharp from 'sharp'
import { expect, test } from 'vitest'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { submitOrder } from '#contract/ordering/checkout.ts'
import { createComment, listComments } from '#contract/ordering/comments.ts'
import { createDelivery, createReceipt, listDeliveries, listReceipts } from '#contract/ordering/deliveries.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { approveOrder, editOrder, orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { advanceOrderTo, buyingPermissions, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import type { OrderingFixture } from '#test/ordering/setUp.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { download, upload } from '#test/upload.ts'

const send = async (person: Person, name: string) =>
  (await upload(person, uploadFile, { name, content: `%PDF-1.7\n${name}` })).storageFileId
const sendPicture = async (person: Person) => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return (await upload(person, uploadFile, { name: '实拍.png', content })).storageFileId
}
const fetching = (person: Person, key: string) => refusalOf(download(person, downloadFile, { storage_file_id: key }))

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

test('attachments: the orders of one submit share their attachments, and who may see one of the orders may see them', async () => {
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
  const outcomes = (people: Person[]) => Promise.all(people.map((person) => fetching(person, keys[0]!)))
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

test('attachments: an order takes only what its buyer has uploaded, and at most fifty', async () => {
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
  expect(await fetching(colleague, theirs)).toBe('accepted')
})

test('attachments: an edit removes attachments and adds some, which only those who may see this order may see', async () => {
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
    return Promise.all([fetching(supplier, added), fetching(supplier, kept)])
  }
  expect(await outcomes(mine!.supplierId)).toEqual(['accepted', 'accepted'])
  expect(await outcomes(sibling!.supplierId)).toEqual(['thing.notFound', 'accepted'])
})

test('attachments: deliveries, receipts and comments carry what is attached to them', async () => {
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
    await fetching(person, note),
    await fetching(person, proof),
    await fetching(person, photo),
  ]
  const [yes, no] = ['accepted', 'thing.notFound']
  expect(await outcomes(buyer)).toEqual([yes, yes, yes])
  expect(await outcomes(supplier)).toEqual([yes, yes, yes])
  expect(await outcomes(reader)).toEqual([no, no, yes])
  expect(await outcomes(stranger)).toEqual([no, no, no])
})

test('attachments: what was split from an order keeps its attachments', async () => {
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
  expect(await fetching(buyer, key)).toBe('accepted')
})
