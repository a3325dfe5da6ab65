import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { uploadLimits } from '#contract/files/files.ts'
import { createDelivery, Delivery } from '#contract/ordering/delivery/deliveries.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { choose } from '../../../../test/components/controls.ts'
import { sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'

const order = sample(OrderSummary, {
  orderId: '501',
  orderNo: 'PO1',
  version: 4,
  lines: [
    { orderLineId: '1', skuId: '71', name: '安全帽', unit: '顶', quantity: 10, shipped: 4, closed: 1 },
    { orderLineId: '2', skuId: '72', name: '手套', unit: '双', quantity: 3, shipped: 0, closed: 0 },
    { orderLineId: '3', skuId: '73', name: '雨衣', unit: '件', quantity: 2, shipped: 2, closed: 0 },
  ],
})
const messages = ['ordering', 'catalogue'] as const
let closed = 0
const onClose = () => void closed++
const quantityOf = (name: string) => page.getByRole('textbox', { name: `数量 ${name}` })

beforeEach(() => {
  closed = 0
  reply(uploadLimits, { maxBytes: 20_000_000 })
})

const ship = page.getByRole('button', { name: '确认发货' })
async function showShipping() {
  reply(createDelivery, sample(Delivery, { deliveryId: '7', deliveryNo: 'DN7' }))
  await show(<ShipDialog order={order} onClose={onClose} />, { messages })
}
async function writeParcel() {
  await choose(page.getByRole('combobox', { name: '物流公司' }), '顺丰速运')
  await page.getByRole('textbox', { name: '运单号' }).fill('SF100')
}

test('shipping: begins with everything that is open, and sends it', async () => {
  await showShipping()
  await expect.element(quantityOf('安全帽')).toHaveValue('5')
  await expect.element(quantityOf('雨衣')).not.toBeInTheDocument()
  await writeParcel()
  await ship.click()
  await expect.element(page.getByText('已发货，发货单 DN7')).toBeVisible()
  expect(closed).toBe(1)
  const lines = [
    { orderLineId: '1', quantity: 5 },
    { orderLineId: '2', quantity: 3 },
  ]
  expect(sent(createDelivery)).toMatchObject([{ orderId: '501', carrier: '顺丰速运', trackingNo: 'SF100', lines }])
})

test('shipping: no more than what is open; lines of nothing are left out', async () => {
  await showShipping()
  await writeParcel()
  await quantityOf('安全帽').fill('9')
  await quantityOf('手套').fill('0')
  await ship.click()
  await expect.poll(() => sent(createDelivery)[0]?.lines).toEqual([{ orderLineId: '1', quantity: 5 }])
})

test('shipping: a parcel of nothing is not sent', async () => {
  await showShipping()
  await writeParcel()
  await quantityOf('安全帽').fill('0')
  await quantityOf('手套').fill('0')
  await ship.click()
  await expect.element(page.getByText('请填写发货数量')).toBeVisible()
  expect(sent(createDelivery)).toEqual([])
})

test('shipping: a carrier of another name is typed, and required', async () => {
  await showShipping()
  await page.getByRole('textbox', { name: '运单号' }).fill('T1')
  await choose(page.getByRole('combobox', { name: '物流公司' }), '其他')
  await ship.click()
  await expect.element(page.getByText('请填写物流公司')).toBeVisible()
  await page.getByRole('textbox', { name: '物流公司名称' }).fill('同城快运')
  await ship.click()
  await expect.poll(() => sent(createDelivery)[0]?.carrier).toBe('同城快运')
})

const propose = page.getByRole('button', { name: '提交给采购人' })
const showProposal = () => show(<ProposeDialog order={order} onClose={onClose} />, { messages })

test('proposal: needs a change and a reason, and sends the changed lines alone', async () => {
  reply(moveOrder, sample(moveOrder.reply))
  await showProposal()
  await propose.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('请调整数量或交期')
  await expect.element(page.getByRole('textbox', { name: '原因' })).toBeInvalid()
  await quantityOf('安全帽').fill('8')
  await page.getByRole('textbox', { name: '原因' }).fill('库存不足')
  await propose.click()
  await expect.poll(() => closed).toBe(1)
  const lines = [{ orderLineId: '1', quantity: 8 }]
  expect(sent(moveOrder)).toMatchObject([{ orderId: '501', version: 4, action: 'propose', reason: '库存不足', lines }])
})

test('proposal: of nothing at all is no proposal but a refusal', async () => {
  await showProposal()
  for (const name of ['安全帽', '手套', '雨衣']) await quantityOf(name).fill('0')
  await page.getByRole('textbox', { name: '原因' }).fill('停产')
  await propose.click()
  await expect.element(page.getByText('数量不能全部为 0；无法供货请选择“拒单”')).toBeVisible()
  expect(sent(moveOrder)).toEqual([])
})

test('proposal: a state that has changed meanwhile is said above the buttons', async () => {
  refuse(moveOrder, 'thing.wrongState')
  await showProposal()
  await quantityOf('安全帽').fill('8')
  await page.getByRole('textbox', { name: '原因' }).fill('库存不足')
  await propose.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('状态已变化，当前不能执行此操作，请刷新后查看')
  expect(closed).toBe(0)
})
