import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail, OrderDetail } from '#contract/ordering/orders.ts'
import { sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'

const order = sample(OrderDetail, {
  orderId: '9',
  version: 3,
  status: '30',
  amount: '150.00',
  freight: '8.00',
  expectedDate: '2026-12-01',
  hasProposal: true,
  can: ['agreeProposal', 'declineProposal'],
  lines: [{ orderLineId: '1', name: '防寒安全帽', unit: '个', quantity: 4, price: '35.5000', amount: '142.00' }],
  proposal: { promisedDate: '2026-12-08', reason: '库存不足', lines: [{ orderLineId: '1', quantity: 3 }] },
})
const onClose = vi.fn()
const dialog = page.getByRole('dialog', { name: '供应商申请调整' })

beforeEach(() => {
  onClose.mockClear()
  reply(orderDetail, order)
  reply(moveOrder, order)
})
const showDialog = () => show(<ProposalDialog orderId="9" onClose={onClose} />, { messages: ['ordering'] })

test('proposal: shows quantity, amount, date, difference and reason before the answer', async () => {
  await showDialog()
  const row = dialog.getByRole('row', { name: '防寒安全帽' })
  await expect.poll(() => row.element().textContent).toMatch(/4→调整为3 个￥142\.00→调整为￥106\.50/)
  for (const text of ['2026-12-01→调整为2026-12-08', '￥150.00→调整为￥114.50', '−￥35.50', '库存不足'])
    await expect.poll(() => dialog.element().textContent).toContain(text)
})

test('proposal: is accepted with the version that was shown', async () => {
  await showDialog()
  await dialog.getByRole('button', { name: '同意调整' }).click()
  await expect.poll(() => sent(moveOrder)).toEqual([{ orderId: '9', action: 'agreeProposal', version: 3 }])
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('proposal: is declined with a reason', async () => {
  await showDialog()
  await dialog.getByRole('button', { name: '不同意' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('须按原数量交付')
  await page.getByRole('dialog').getByRole('button', { name: '不同意' }).click()
  await expect
    .poll(() => sent(moveOrder))
    .toEqual([{ orderId: '9', action: 'declineProposal', version: 3, reason: '须按原数量交付' }])
})

test('proposal: one that has changed meanwhile is not accepted', async () => {
  refuse(moveOrder, 'thing.stale')
  await showDialog()
  await dialog.getByRole('button', { name: '同意调整' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.element(page.getByText('内容已被他人更新')).toBeVisible()
})
