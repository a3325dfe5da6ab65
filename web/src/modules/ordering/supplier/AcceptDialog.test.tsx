import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { type PartsOf, sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'

const anOrder = (parts: PartsOf<OrderSummary> = {}) =>
  sample(OrderSummary, { orderId: '501', orderNo: 'PO1', version: 4, companyName: '启明集团', ...parts })
const messages = ['ordering'] as const
let closed = 0
const onClose = () => void closed++
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  closed = 0
  reply(moveOrder, sample(moveOrder.reply))
})

const showAcceptance = (parts?: PartsOf<OrderSummary>) =>
  show(<AcceptDialog order={anOrder(parts)} onClose={onClose} />, { messages })

test('acceptance: promises the expected date, which is shown with the order', async () => {
  const expectedDate = dayFromToday(5)
  await showAcceptance({ expectedDate, deptName: '设备部' })
  await expect.element(page.getByText('启明集团 · 设备部')).toBeVisible()
  await expect.element(page.getByText('不能晚于期望到货日；如需延后请“申请调整”。')).toBeVisible()
  await button('接单').click()
  await expect.element(page.getByText('已接单')).toBeVisible()
  expect(closed).toBe(1)
  expect(sent(moveOrder)).toEqual([{ orderId: '501', version: 4, action: 'accept', promisedDate: expectedDate }])
})

test('acceptance: an order without an expected date, or with one that is over, is accepted without a promise', async () => {
  for (const expectedDate of [null, dayFromToday(-1)]) {
    const { unmount } = await showAcceptance({ expectedDate })
    await button('接单').click()
    await expect.poll(() => sent(moveOrder).at(-1)).toEqual({ orderId: '501', version: 4, action: 'accept' })
    await unmount()
  }
  expect(sent(moveOrder)).toHaveLength(2)
})

test('acceptance: an order cancelled meanwhile is said above the buttons', async () => {
  refuse(moveOrder, 'thing.wrongState')
  await showAcceptance()
  await button('接单').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('状态已变化，当前不能执行此操作，请刷新后查看')
  expect(closed).toBe(0)
})

const showAnswer = (action: 'refuse' | 'agreeCancel' | 'refuseCancel') =>
  show(<AnswerDialog action={action} order={anOrder({ reason: '项目延期' })} onClose={onClose} />, { messages })

test('answer: a refusal needs a reason, typed or one of the usual ones', async () => {
  await showAnswer('refuse')
  await button('拒单').click()
  await expect.element(page.getByText('请填写原因')).toBeVisible()
  expect(sent(moveOrder)).toEqual([])
  await button('库存不足').click()
  await button('拒单').click()
  await expect.element(page.getByText('已拒单')).toBeVisible()
  expect(sent(moveOrder)).toEqual([{ orderId: '501', version: 4, action: 'refuse', reason: '库存不足' }])
})

test('answer: a cancellation shows its reason, and is agreed to without another one', async () => {
  await showAnswer('agreeCancel')
  await expect.element(page.getByText('取消原因：项目延期')).toBeVisible()
  await button('同意取消').click()
  await expect.poll(() => sent(moveOrder)).toEqual([{ orderId: '501', version: 4, action: 'agreeCancel' }])
})

test('answer: a cancellation is declined with a reason, and a stale order closes the dialog', async () => {
  refuse(moveOrder, 'thing.stale')
  await showAnswer('refuseCancel')
  await button('不同意取消').click()
  await expect.element(page.getByText('请填写原因')).toBeVisible()
  await page.getByRole('textbox', { name: '原因' }).fill('  已发货  ')
  await button('不同意取消').click()
  await expect.poll(() => closed).toBe(1)
  expect(sent(moveOrder)).toEqual([{ orderId: '501', version: 4, action: 'refuseCancel', reason: '已发货' }])
})
