import { expect, test } from 'vitest'
import { exportDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { exportGoodsCollection, exportReceipts } from '#contract/ordering/delivery/receipts.ts'
import { refusalOf } from '#test/app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

test('export: deliveries and receipts are exported as listed, with the same access', async () => {
  const market = await createOrderingFixture({ suppliers: 2 })
  const { buyer } = market
  const [supplier, other] = market.suppliers
  const { orderId, orderNo } = await createOrder(market)
  await advanceOrderTo(market, orderId, '50')
  const todo = () => download(buyer, exportGoodsCollection, { tab: 'todo' }).then(rowsOf)
  const [row, ...more] = await todo()
  expect(more).toEqual([])
  expect(row).toEqual(expect.arrayContaining([orderNo, '运输中', 15, 'SF1234567890']))
  expect(await rowsOf(await download(supplier!, exportDeliveries, { orderId }))).toHaveLength(1)
  expect(await rowsOf(await download(other!, exportDeliveries, {}))).toEqual([])
  expect(await rowsOf(await download(buyer, exportReceipts, {}))).toEqual([])

  await advanceOrderTo(market, (await createOrder(market)).orderId, '60')
  expect(await todo()).toHaveLength(1)
  expect(await rowsOf(await download(buyer, exportReceipts, {}))).toHaveLength(1)
  expect(await refusalOf(download(other!, exportGoodsCollection, {}))).toBe('permission.denied')
})
