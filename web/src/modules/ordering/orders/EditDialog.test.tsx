import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { uploadLimits } from '#contract/files/files.ts'
import { Address, queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { createComment } from '#contract/ordering/comments.ts'
import { getAllocation } from '#contract/ordering/costCentres.ts'
import { ListedInvoiceTitle, listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { getUserConfWithTenant } from '#contract/notifications/preferences.ts'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail, OrderDetail } from '#contract/ordering/orders.ts'
import { choose } from '../../../../test/components/controls.ts'
import { type PartsOf, sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { CommentDialog } from './CommentDialog.tsx'
import { EditDialog } from './EditDialog.tsx'

const anOrder = (parts: PartsOf<OrderDetail> = {}) =>
  sample(OrderDetail, {
    orderId: '501',
    version: 4,
    consignee: '张伟',
    fullAddress: '上海市浦东新区 1 号',
    paymentMethod: 'term',
    purpose: '劳保',
    invoiceTitle: { title: '启明集团' },
    lines: [
      { orderLineId: '1', skuId: '71', name: '安全帽', quantity: 10, price: '18.00' },
      { orderLineId: '2', skuId: '72', name: '手套', quantity: 3, price: '5.50' },
    ],
    can: ['edit'],
    ...parts,
  })
const messages = ['ordering', 'catalogue'] as const
let closed = 0
const onClose = () => void closed++
const quantityOf = (name: string) => page.getByRole('textbox', { name: `数量 ${name}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  closed = 0
  reply(uploadLimits, { maxBytes: 20_000_000 })
  reply(getUserConfWithTenant, [])
  reply(queryReceiverAddress, [sample(Address, { addressId: '61', consignee: '李娜', fullAddress: '苏州市 2 号' })])
  reply(listInvoiceTitles, [sample(ListedInvoiceTitle, { invoiceTitleId: '81', title: '启明制造' })])
  reply(getAllocation, { costCentre: 'off', projectNo: 'off', costCentres: [] })
})

async function showEdit(parts?: PartsOf<OrderDetail>) {
  reply(orderDetail, anOrder(parts))
  await show(<EditDialog orderId="501" onClose={onClose} />, { messages })
}

test('edit: sends what was changed, and nothing else', async () => {
  reply(editOrder, anOrder({ version: 5 }))
  await showEdit()
  await expect.element(quantityOf('安全帽')).toHaveValue('10')
  await quantityOf('手套').fill('0')
  await choose(page.getByRole('combobox', { name: '收货地址' }), '李娜 · 苏州市 2 号')
  await page.getByRole('textbox', { name: '采购用途' }).fill('')
  await button('保存').click()
  await expect.element(page.getByText('修改已保存')).toBeVisible()
  expect(closed).toBe(1)
  const lines = [{ orderLineId: '2', quantity: 0 }]
  expect(sent(editOrder)).toEqual([{ orderId: '501', version: 4, lines, addressId: '61', purpose: '' }])
  expect(sent(moveOrder)).toEqual([])
})

test('edit: an order keeps at least one line', async () => {
  await showEdit()
  for (const name of ['安全帽', '手套']) await quantityOf(name).fill('0')
  await button('保存').click()
  await expect.element(page.getByText('请至少保留一种商品')).toBeVisible()
  expect(sent(editOrder)).toEqual([])
})

test('edit: goods of an award are not changed, and only drafts are submitted', async () => {
  await showEdit({ project: { projectId: '9', projectNo: 'XJ9', title: '询价' } })
  await expect.element(page.getByText('商品、数量和价格以定标结果为准', { exact: false })).toBeVisible()
  await expect.element(quantityOf('安全帽')).not.toBeInTheDocument()
  await expect.element(button('保存并提交')).not.toBeInTheDocument()
})

test('edit: a draft is saved, then submitted in the version that was saved', async () => {
  reply(editOrder, anOrder({ version: 5 }))
  reply(moveOrder, anOrder({ version: 6 }))
  await showEdit({ can: ['edit', 'submit'] })
  await page.getByRole('textbox', { name: '备注' }).fill('周五前送达')
  await button('保存并提交').click()
  await expect.poll(() => sent(moveOrder)).toEqual([{ orderId: '501', action: 'submit', version: 5 }])
  expect(sent(editOrder)).toEqual([{ orderId: '501', version: 4, remark: '周五前送达' }])
})

test('edit: after a refused submission, saving does not submit', async () => {
  refuse(editOrder, 'thing.wrongState')
  await showEdit({ can: ['edit', 'submit'] })
  await page.getByRole('textbox', { name: '备注' }).fill('周五前送达')
  await button('保存并提交').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  reply(editOrder, anOrder({ version: 5 }))
  await button('保存').click()
  await expect.element(page.getByText('修改已保存')).toBeVisible()
  expect(sent(moveOrder)).toEqual([])
})

const starsOf = (label: string, count: number) =>
  page
    .getByRole('radiogroup', { name: label })
    .getByRole('radio')
    .nth(count - 1)

test('comment: needs every score, and sends goods and supplier together', async () => {
  reply(createComment, sample(createComment.reply))
  await show(<CommentDialog order={anOrder()} onClose={onClose} />, { messages })
  await starsOf('商品评分 安全帽', 5).click({ force: true })
  await button('提交评价').click()
  expect(sent(createComment)).toEqual([])
  await starsOf('商品评分 手套', 4).click({ force: true })
  await starsOf('服务评分', 3).click({ force: true })
  await starsOf('物流评分', 2).click({ force: true })
  await button('提交评价').click()
  await expect.element(page.getByText('感谢您的评价')).toBeVisible()
  expect(closed).toBe(1)
  const lines = [
    { orderLineId: '1', score: 5 },
    { orderLineId: '2', score: 4 },
  ]
  expect(sent(createComment)).toMatchObject([{ orderId: '501', lines, service: 3, logistics: 2 }])
})
