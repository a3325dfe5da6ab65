import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { uploadLimits } from '#contract/files/files.ts'
import { Delivery, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { choose } from '../../../../test/components/controls.ts'
import { type PartsOf, sample } from '../../../../test/components/sample.ts'
import { reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'

const delivery = sample(Delivery, {
  deliveryId: '7',
  deliveryNo: 'DN7',
  carrier: '顺丰速运',
  trackingNo: 'SF100',
  status: 'partlyReceived',
  lines: [
    { orderLineId: '1', skuId: '71', name: '安全帽', unit: '顶', quantity: 10, received: 4 },
    { orderLineId: '2', skuId: '72', name: '手套', unit: '双', quantity: 3, received: 3 },
  ],
})
const line = { orderLineId: '5', skuId: '75', name: '胶鞋', unit: '双', quantity: 2 }
const other: Delivery = sample(Delivery, { ...delivery, deliveryId: '8', deliveryNo: 'DN8', lines: [line] })
const listOf = (...records: readonly PartsOf<Delivery>[]) => sample(listDeliveries.reply, { records })

const accepted = (name: string) => page.getByRole('textbox', { name: `数量 验收数量 ${name}` })
const rejected = (name: string) => page.getByRole('textbox', { name: `数量 拒收数量 ${name}` })
const submit = page.getByRole('button', { name: '确认收货' })
let closed = 0

beforeEach(() => {
  closed = 0
  reply(uploadLimits, { maxBytes: 20_000_000 })
  reply(createReceipt, sample(createReceipt.reply))
  reply(listDeliveries, listOf(delivery))
})
const showReceiving = () =>
  show(<ReceiveDialog orderId="501" onClose={() => void closed++} />, { messages: ['ordering', 'catalogue'] })

test('receiving: everything that is open is accepted with one click', async () => {
  await showReceiving()
  await expect.element(accepted('手套')).not.toBeInTheDocument()
  await submit.click()
  await expect.element(page.getByText('收货完成')).toBeVisible()
  expect(closed).toBe(1)
  expect(sent(createReceipt)).toMatchObject([{ deliveryId: '7', lines: [{ orderLineId: '1', accepted: 6 }] }])
})

test('receiving: what is rejected is taken from what is accepted, and needs a reason', async () => {
  await showReceiving()
  await rejected('安全帽').fill('2')
  await userEvent.keyboard('{Enter}')
  await expect.element(accepted('安全帽')).toHaveValue('4')
  await submit.click()
  await expect.element(page.getByRole('textbox', { name: '拒收原因' })).toHaveAccessibleDescription('请填写拒收原因')
  expect(sent(createReceipt)).toEqual([])
  await page.getByRole('button', { name: '外观破损' }).click()
  await submit.click()
  const lines = [{ orderLineId: '1', accepted: 4, rejected: 2, reason: '外观破损' }]
  await expect.poll(() => sent(createReceipt)[0]?.lines).toEqual(lines)
})

test('receiving: no more than what is open, accepted and rejected together', async () => {
  await showReceiving()
  await rejected('安全帽').fill('5')
  await userEvent.keyboard('{Enter}')
  await accepted('安全帽').fill('6')
  await userEvent.keyboard('{Enter}')
  await expect.element(accepted('安全帽')).toHaveValue('1')
  await expect.element(page.getByRole('button', { name: '增加 拒收数量 安全帽' })).toBeEnabled()
})

test('receiving: a receipt of nothing is not sent', async () => {
  await showReceiving()
  await accepted('安全帽').fill('0')
  await submit.click()
  await expect.element(page.getByText('请填写收货数量')).toBeVisible()
  expect(sent(createReceipt)).toEqual([])
})

test('receiving: another delivery of the order is chosen', async () => {
  reply(listDeliveries, listOf(other, delivery))
  await showReceiving()
  await choose(page.getByRole('combobox', { name: '发货单' }), 'DN8 · 顺丰速运 SF100')
  await expect.element(accepted('胶鞋')).toHaveValue('2')
  await submit.click()
  await expect.poll(() => sent(createReceipt)[0]).toMatchObject({ deliveryId: '8' })
})

test('receiving: says so when nothing is open', async () => {
  reply(listDeliveries, listOf({ ...delivery, status: 'received' }))
  await showReceiving()
  await expect.element(page.getByText('没有待收货的发货单')).toBeVisible()
})
