import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StoredFile, uploadFile, uploadLimits } from '#contract/files/files.ts'
import { Address, queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { Checkout, checkout, type CheckoutLine } from '#contract/ordering/checkout.ts'
import { getAllocation } from '#contract/ordering/costCentres.ts'
import { ListedInvoiceTitle, listInvoiceTitles, saveInvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { attach, choose } from '../../../../test/components/controls.ts'
import { type PartsOf, sample } from '../../../../test/components/sample.ts'
import { disconnect, hold, refuse, reply, replyTo, sent, sentKeys } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'

const goods = { skuId: '71', productId: '81', name: '安全帽', unit: '顶', quantity: 2, price: '25.5', taxRate: '13.00' }
const line = { ...goods, cartLineId: '91', amount: '51.00', addedPrice: '25.5' }
const methods = [
  { method: 'term', termDays: 30, enabled: true },
  { method: 'transfer', enabled: true },
  { method: 'quota', enabled: false },
] as const
const order = (parts: PartsOf<Checkout> = {}, lines: readonly PartsOf<CheckoutLine>[] = [line]): Checkout =>
  sample(Checkout, {
    groups: [{ supplierId: '61', supplierName: '华工五金', lines }],
    total: '51.00',
    paymentMethods: methods,
    canSubmit: true,
    ...parts,
  })
const address = (addressId: string, consignee: string) =>
  sample(Address, { addressId, consignee, mobile: '13800000000', fullAddress: `苏州市${consignee}路` })
const title = sample(ListedInvoiceTitle, { invoiceTitleId: '31', title: '百采科技', taxNo: '91310000MA1FL0001A' })

const submit = page.getByRole('button', { name: '提交订单' })
const submitted = { orders: [{ orderId: '501', orderNo: 'PO1', supplierId: '61' }], total: '51.00' }
const address1 = address('11', '李娜')

beforeEach(() => {
  reply(uploadLimits, { maxBytes: 20_000_000 })
  reply(checkout, order())
  reply(queryReceiverAddress, [address1, address('12', '王芳')])
  reply(listInvoiceTitles, [title])
  reply(getAllocation, { costCentre: 'off', projectNo: 'off', costCentres: [] })
  reply(submitOrder, sample(submitOrder.reply, submitted))
})

const showCheckout = (as: Parameters<typeof show>[1] = {}) =>
  show(<CheckoutPage />, { messages: ['ordering', 'approvals', 'catalogue'], at: '/checkout?cartLineIds=91', ...as })

const input = {
  cartLines: [{ cartLineId: '91', seenPrice: '25.5' }],
  addressId: '11',
  invoiceTitleId: '31',
  paymentMethod: 'term',
}

test('checkout: sends the first address, title and open method, and goes to the result', async () => {
  await showCheckout()
  await submit.click()
  await expect.poll(() => location.pathname + location.search).toBe('/orderSubmitted?orderId=501')
  expect(sent(submitOrder)).toEqual([input])
  expect(sentKeys(submitOrder)[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('checkout: sends what was chosen and written', async () => {
  await showCheckout()
  await page.getByRole('radio', { name: '王芳' }).click()
  await page.getByRole('radio', { name: '对公转账' }).click()
  await page.getByRole('textbox', { name: '采购用途' }).fill('三号车间')
  await page.getByRole('textbox', { name: '备注' }).fill('  ')
  await expect.element(page.getByText('寄送至 苏州市王芳路')).toBeVisible()
  await submit.click()
  await expect
    .poll(() => sent(submitOrder)[0])
    .toEqual({ ...input, addressId: '12', paymentMethod: 'transfer', purpose: '三号车间' })
  expect(sent(checkout).at(-1)).toEqual({ cartLineIds: ['91'], paymentMethod: 'transfer' })
})

test('checkout: a method that the tenant has not opened cannot be chosen', async () => {
  await showCheckout()
  await expect.element(page.getByRole('radio', { name: '授信额度 未开通' })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: '账期支付（30 天）' })).toBeChecked()
})

test('checkout: without an address nothing is sent, and the page says why', async () => {
  reply(queryReceiverAddress, [])
  await showCheckout()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('暂无收货地址，请先新增。')
  expect(sent(submitOrder)).toEqual([])
})

test('checkout: without a title nothing is sent; the new one is chosen', async () => {
  reply(listInvoiceTitles, [])
  replyTo(saveInvoiceTitle, (draft) => {
    const saved = { ...draft, invoiceTitleId: '32' }
    reply(listInvoiceTitles, [{ ...saved, isOwn: true }])
    return saved
  })
  await showCheckout({ as: ['address.manage'] })
  await submit.click()
  await expect.element(page.getByText('暂无发票抬头，请先新增。')).toBeVisible()
  expect(sent(submitOrder)).toEqual([])
  await page.getByRole('button', { name: '新增抬头' }).click()
  const dialog = page.getByRole('dialog', { name: '新增抬头' })
  await dialog.getByRole('textbox', { name: '抬头名称' }).fill('百采科技')
  await dialog.getByRole('textbox', { name: '纳税人识别号' }).fill('91310000MA1FL0001A')
  await choose(dialog.getByRole('combobox', { name: '发票类型' }), '增值税普通发票（电子）')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect
    .element(page.getByRole('combobox', { name: '发票抬头' }))
    .toHaveValue('百采科技 · 增值税普通发票（电子）')
  await submit.click()
  await expect.poll(() => sent(submitOrder)[0]).toMatchObject({ invoiceTitleId: '32' })
})

test('checkout: a special title without its bank is refused at the field', async () => {
  refuse(saveInvoiceTitle, 'invoiceTitle.incomplete', { field: 'bank' })
  await showCheckout({ as: ['address.manage'] })
  await page.getByRole('button', { name: '新增抬头' }).click()
  const dialog = page.getByRole('dialog', { name: '新增抬头' })
  await dialog.getByRole('textbox', { name: '抬头名称' }).fill('百采科技')
  await dialog.getByRole('textbox', { name: '纳税人识别号' }).fill('91310000MA1FL0001A')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog.getByRole('textbox', { name: '开户行' })).toBeInvalid()
})

test('checkout: people who manage no addresses are offered none to add', async () => {
  await showCheckout()
  await expect.element(page.getByRole('radio', { name: '李娜' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: '新增地址' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '新增抬头' })).not.toBeInTheDocument()
})

test('checkout: a changed price is accepted first; the price that was seen is sent', async () => {
  reply(checkout, order({}, [{ ...line, price: '27' }]))
  await showCheckout()
  await submit.click()
  const agreement = page.getByRole('checkbox', { name: '我已知晓以上变化，同意按新价格下单' })
  await expect.element(page.getByText('请先确认价格变化')).toBeVisible()
  await expect.element(agreement).toHaveFocus()
  expect(sent(submitOrder)).toEqual([])
  await agreement.click()
  await submit.click()
  await expect.poll(() => sent(submitOrder)[0]?.cartLines).toEqual([{ cartLineId: '91', seenPrice: '27' }])
})

test('checkout: an acceptance does not cover prices that change after it', async () => {
  reply(checkout, order({}, [{ ...line, price: '27' }]))
  await showCheckout()
  await page.getByRole('checkbox', { name: '我已知晓' }).click()
  refuse(submitOrder, 'order.priceChanged')
  reply(checkout, order({}, [{ ...line, price: '29' }]))
  await submit.click()
  await expect.element(page.getByText('¥25.50 → ¥29.00')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: '我已知晓' })).not.toBeChecked()
  await submit.click()
  await expect.element(page.getByText('请先确认价格变化')).toBeVisible()
  expect(sent(submitOrder)).toHaveLength(1)
})

test('checkout: goods that cannot be ordered are named, and left out on request', async () => {
  const gone = { ...line, cartLineId: '92', skuId: '72', name: '防护手套', available: 1, problem: 'short' } as const
  replyTo(checkout, ({ cartLineIds = [] }) =>
    cartLineIds.includes('92') ? order({ canSubmit: false }, [line, gone]) : order(),
  )
  await showCheckout({ at: '/checkout?cartLineIds=91&cartLineIds=92' })
  await expect.element(submit).toBeDisabled()
  await expect.element(page.getByText('防护手套 · 库存不足')).toBeVisible()
  await page.getByRole('button', { name: '移除这些商品，继续结算' }).click()
  await expect.element(submit).toBeEnabled()
  await submit.click()
  await expect.poll(() => sent(submitOrder)[0]?.cartLines).toHaveLength(1)
})

test('checkout: without its last goods it leads back to the cart', async () => {
  reply(checkout, order({ canSubmit: false }, [{ ...line, problem: 'off' }]))
  await showCheckout()
  await page.getByRole('button', { name: '移除这些商品，继续结算' }).click()
  await expect.element(page.getByText('没有可结算的商品')).toBeVisible()
})

test('checkout: a budget that does not suffice is shown with what is missing', async () => {
  const fund = { kind: 'budget', name: '设备部 2026', amount: '100', used: '80', before: '20', after: '-31' } as const
  reply(checkout, order({ funds: [fund], canSubmit: false }))
  await showCheckout()
  await expect.element(page.getByText('设备部 2026')).toBeVisible()
  await expect.element(page.getByText('预算不足')).toBeVisible()
  await expect.element(submit).toBeDisabled()
})

test('checkout: a refusal is shown, prices are read again, and the next attempt has another key', async () => {
  refuse(submitOrder, 'thing.notAllowed')
  await showCheckout()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('您没有权限执行此操作')
  await expect.poll(() => sent(checkout)).toHaveLength(2)
  await submit.click()
  await expect.poll(() => sent(submitOrder)).toHaveLength(2)
  const [first, second] = sentKeys(submitOrder)
  expect(second).not.toBe(first)
})

test('checkout: after a lost connection the same order is sent again with the same key', async () => {
  disconnect(submitOrder)
  await showCheckout()
  await submit.click()
  await page.getByRole('button', { name: '知道了' }).click()
  refuse(submitOrder, 'key.reused')
  await submit.click()
  await expect.element(page.getByText('上次提交已受理')).toBeVisible()
  const [first, second] = sentKeys(submitOrder)
  expect(second).toBe(first)
})

test('checkout: a second click while it is sent submits nothing', async () => {
  const release = hold(submitOrder)
  await showCheckout()
  await submit.click()
  await submit.click({ force: true })
  release()
  await expect.poll(() => location.pathname).toBe('/orderSubmitted')
  expect(sent(submitOrder)).toHaveLength(1)
})

test('checkout: waits for files that are being uploaded, and sends them', async () => {
  const file = sample(StoredFile, { storageFileId: '5e'.repeat(20), fileName: '图纸.pdf' })
  reply(uploadFile, file)
  const release = hold(uploadFile)
  const { locator } = await showCheckout()
  await expect.element(submit).toBeEnabled()
  await attach(locator, '图纸.pdf')
  await expect.element(submit).toBeDisabled()
  release()
  await expect.element(submit).toBeEnabled()
  await submit.click()
  await expect.poll(() => sent(submitOrder)[0]?.attachments).toEqual([file.storageFileId])
})

test('checkout: goods bought at once are sent by SKU, in English', async () => {
  reply(checkout, order({}, [{ ...line, cartLineId: null, addedPrice: null }]))
  const lines = encodeURIComponent(JSON.stringify({ skuId: '71', quantity: 2 }))
  await showCheckout({ at: `/checkout?lines=${lines}`, locale: 'en_US' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => sent(submitOrder)[0]?.lines).toEqual([{ skuId: '71', quantity: 2, seenPrice: '25.5' }])
})
