import type { Page } from '@playwright/test'
import { findAgreement } from '#contract/agreements/agreements.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { compare } from '#contract/kit/money.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { placeOrder } from '../support/placeOrder.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

const { agreements, approvals, common, departments } = messagesOf['zh-CN']
const { action, field } = agreements
const status = field.status.options
const today = dayOf(new Date())
const price = '1.1000'

/** Goods of a supplier that the demo makes no agreements on: of the cheapest ones. */
async function cheapGoods(buyer: Page, operator: Page) {
  const { records: sellers } = await callApi(operator, listSuppliers, { keyword: '江澜', limit: 1 })
  const { records } = await callApi(buyer, queryGoodsListWithStandardByCatalog, {
    supplierIds: [sellers[0]!.id],
    inStock: true,
    sort: 'priceUp',
    limit: 20,
  })
  return records.find((each) => each.minQty === 1 && each.priceSource === 'list' && compare(each.price, price) > 0)!
}

/** Operator, finance, supplier and buyer, each on their own pages, until the agreement ends. */
test('agreements: drafted, used up, changed, extended and terminated', async ({ browser }) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const operator = await open('operator', 'operator')
  const finance = await open('guqinghe')
  const supplier = await open('jianglan01', 'supplier')
  const buyer = await open('linzhiyuan')
  const goods = await cheapGoods(buyer, operator)
  const [no, title] = [`XY${Date.now()}`, `耗材协议 ${Date.now()}`]
  const dialogOf = (page: Page) => page.getByRole('dialog')
  const shows = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()
  const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const sure = async (page: Page, name: string) => {
    await act(page, name)
    await dialogOf(page).getByRole('button', { name, exact: true }).click()
    await expect(dialogOf(page)).toHaveCount(0)
  }

  await operator.goto(`${appUrl()}/agreements`)
  await operator.getByRole('button', { name: agreements.add }).click()
  const form = operator.getByRole('dialog', { name: agreements.add })
  await form.getByLabel(field.agreementNo.label).fill(no)
  await form.getByLabel(field.title).fill(title)
  await chooseOption(form.getByRole('combobox', { name: agreements.party.supplierId }), '江澜智能科技有限公司')
  await form.getByRole('textbox', { name: field.deptIds }).click()
  const picker = operator.getByRole('dialog', { name: departments.titleMany })
  await picker.getByRole('button', { name: '启明集团' }).last().click()
  await picker.getByRole('button', { name: common.confirm }).click()
  await form.getByLabel(field.validFrom).fill(today)
  await form.getByLabel(field.validTo).fill(dayAfter(today, 60))
  await form.getByRole('button', { name: agreements.addGoods }).click()
  const choice = operator.getByRole('dialog', { name: agreements.addGoods })
  await choice.getByLabel(agreements.goods, { exact: true }).fill(goods.supplierSku)
  await choice.getByRole('button', { name: common.search }).click()
  await choice
    .getByRole('row')
    .filter({ hasText: goods.supplierSku })
    .getByRole('button', { name: common.choose })
    .click()
  await choice.getByRole('button', { name: common.close }).click()
  await form.getByLabel(agreements.line.price).fill(price)
  await form.getByLabel(agreements.line.maxQty.label).last().fill('5')
  await form.getByRole('button', { name: common.save }).click()
  await expect(form).toBeHidden()
  await operator.getByRole('link', { name: title }).click()
  await expect(operator).toHaveURL(/agreementDetail/)
  const page = operator.url()
  const id = new URL(page).searchParams.get('id')!
  await sure(operator, action.submit)
  await shows(operator, agreements.waiting['20'])

  const approve = async () => {
    await finance.goto(page)
    await finance.getByRole('button', { name: approvals.agree, exact: true }).filter({ visible: true }).click()
    await expect(finance).toHaveURL(/orderApproval/)
  }
  const confirm = async () => {
    await supplier.goto(page)
    await sure(supplier, action.confirm)
  }
  await approve()
  await confirm()
  await shows(supplier, status['50'])
  await waitUntilStable(supplier)
  await expectAccessible(supplier)

  // The cap runs out: what is left can be ordered, and not a piece more.
  const line = { skuId: goods.skuId, seenPrice: price }
  await buyer.goto(`${appUrl()}/productDetail?skuId=${goods.skuId}`)
  const priced = (yuan: string) =>
    buyer.getByRole('definition').filter({ hasText: `${common.currency}${formatMoney(yuan)}` })
  await expect(priced(price).first()).toBeVisible()
  await expect(buyer.getByRole('definition').filter({ hasText: no })).toBeVisible()
  await placeOrder(buyer, { ...line, quantity: 3 })
  await expect(placeOrder(buyer, { ...line, quantity: 3 })).rejects.toThrow('协议')
  await placeOrder(buyer, { ...line, quantity: 2 })
  for (const reader of [operator, supplier]) {
    await reader.goto(page)
    await expect(reader.getByRole('table', { name: agreements.linesAndUse })).toContainText(agreements.usedUp)
  }
  await expect(placeOrder(buyer, { ...line, quantity: 1 })).rejects.toThrow('协议')

  // Another cap and price from tomorrow on, with a tier.
  await act(operator, action.change)
  const change = operator.getByRole('dialog', { name: agreements.changeTitle })
  await change.getByLabel(agreements.change.note).fill('追加用量')
  await change.getByLabel(agreements.line.price).fill('1.05')
  await change.getByLabel(agreements.line.maxQty.label).last().fill('50')
  await change.getByRole('button', { name: agreements.addTier }).click()
  await change.getByLabel(agreements.tier.qty).fill('20')
  await change.getByLabel(agreements.tier.price).last().fill('0.95')
  await change.getByRole('button', { name: action.submit, exact: true }).click()
  await expect(change).toBeHidden()
  const proposed = operator.getByRole('table', { name: interpolate(agreements.changeKinds.lines, { number: 1 }) })
  await expect(proposed).toContainText('20+')
  await waitUntilStable(operator)
  await expectAccessible(operator)
  await approve()
  await confirm()
  await shows(supplier, interpolate(agreements.startsOn, { day: dayAfter(today, 1) }))

  await operator.reload()
  await act(operator, action.extend)
  await dialogOf(operator).getByLabel(agreements.extension.validTo).fill(dayAfter(today, 120))
  await dialogOf(operator).getByLabel(agreements.extension.note).fill('继续采购')
  await dialogOf(operator).getByRole('button', { name: action.extend, exact: true }).click()
  await expect(dialogOf(operator)).toHaveCount(0)
  await approve()
  await confirm()
  await shows(supplier, `${today} – ${dayAfter(today, 120)}`)

  await operator.reload()
  await act(operator, action.terminate)
  await dialogOf(operator).getByRole('textbox').fill('需求取消')
  await dialogOf(operator).getByRole('button', { name: action.terminate, exact: true }).click()
  await expect(dialogOf(operator)).toHaveCount(0)
  for (const reader of [operator, supplier]) {
    await reader.goto(page)
    await shows(reader, agreements.why['90'])
    await shows(reader, '需求取消')
  }
  expect(await callApi(supplier, findAgreement, { id })).toMatchObject({ status: '90', validTo: dayAfter(today, 120) })
  await buyer.reload()
  // The list price also stands beside the agreement price, which is gone.
  await expect(priced(goods.listPrice).first()).toBeVisible()
  await expect(priced(price)).toHaveCount(0)
  await expect(buyer.getByRole('definition').filter({ hasText: no })).toHaveCount(0)
  await waitUntilStable(buyer)
  await expectAccessible(buyer)
})
