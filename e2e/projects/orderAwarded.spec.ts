import type { Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { listProjectOrders } from '#contract/ordering/projectOrders.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { createProject, decideProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { openOffers } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { appUrl, expect, test } from '../app.ts'
import { projectDraft } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { enter } from '../users.ts'
import { expectAccessible, expectToast } from '../visualAssertions.ts'

/** Creates a project with a published result, awarded to the lowest quote. */
async function announceProject(
  buyer: Page,
  head: Page,
  supplier: Page,
  changes: Partial<ProjectDraft>,
  prices: string[],
) {
  const [category] = await callApi(buyer, queryCatalogList, {})
  const draft = projectDraft({ budgetAmount: null, categoryIds: [category!.id], ...changes })
  const offer = { prices, freight: '0.00', deliveryDays: 5 }
  // The approver is already logged in, because the quoting period has only seconds.
  const publish = async (ready: ProjectDraft) => {
    const submitted = await callApi(buyer, moveProject, {
      ...versionOf(await callApi(buyer, createProject, ready)),
      action: 'submit',
    })
    const approved =
      submitted.status === '2'
        ? await callApi(head, decideProject, { ...versionOf(submitted), decision: 'agree', opinion: '同意' })
        : submitted
    return (await callApi(buyer, moveProject, { ...versionOf(approved), action: 'publish' })).id
  }
  const id = await openOffers(buyer, publish, draft, [{ page: supplier, offer }])
  const read = () => callApi(buyer, getProject, { id })
  const shares = firstShares(await callApi(buyer, findComparison, { projectId: id }))
  const awarded = await callApi(buyer, proposeAward, { ...versionOf(await read()), shares, reasons: [], note: '' })
  if (awarded.status === '6')
    await callApi(head, decideProject, { ...versionOf(awarded), decision: 'agree', opinion: '同意' })
  await callApi(buyer, moveProject, { ...versionOf(await read()), action: 'announce' })
  return id
}
const versionOf = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })

for (const language of languagesOf(import.meta.filename)) {
  const { common, catalogue, orders, ordering, projects } = messagesOf[language]

  test(`award (${language}): goods are ordered in the mall at the awarded price`, async ({ browser }) => {
    const buyer = await enter(browser, 'linzhiyuan', language, 'purchaser')
    const head = await enter(browser, 'shenruochuan', language, 'purchaser')
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    const item = {
      spec: '9 英寸 M 码',
      unit: '盒',
      quantity: '20',
      budgetPrice: '',
      needDate: null,
      remark: '',
      skuId: null,
    }
    const name = `丁腈检测手套 ${language} ${Date.now() % 1_000_000}`
    const items = [{ ...item, name }]
    const title = `手套年度协议 ${language} ${Date.now() % 1_000_000}`
    const framework = { title, purchaseForm: '2' as const, isCapped: true, items }
    const id = await announceProject(buyer, head, supplier, framework, ['21.5000'])
    await expect
      .poll(async () => (await callApi(buyer, listProjectOrders, { projectId: id })).agreements.length, {
        timeout: 60_000,
      })
      .toBe(1)

    await buyer.goto(`${appUrl()}/projectManage?id=${id}`)
    await buyer.getByRole('radio', { name: new RegExp(`^${projects.part.orders}`) }).check({ force: true })
    await expect(buyer.getByRole('cell', { name: '0 / 20 盒' })).toBeVisible()
    await expectAccessible(buyer)
    await buyer.getByRole('link', { name, exact: true }).click()
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(name)
    const amount = buyer.getByRole('textbox', { name: new RegExp(`^${common.quantity.label} `) })
    await amount.fill('4')
    await amount.press('Enter')
    await buyer.getByRole('button', { name: catalogue.goods.add, exact: true }).filter({ visible: true }).click()
    await expectToast(buyer, catalogue.goods.added)

    // Orders only these goods; other goods remain in the cart.
    await buyer.goto(`${appUrl()}/myCart`)
    await buyer.waitForFunction(() => window.isHydrated)
    const all = buyer.getByRole('checkbox', { name: ordering.cart.selectAll }).first()
    await all.click({ force: true })
    await expect(all).not.toBeChecked()
    const goods = buyer.getByRole('checkbox', { name: new RegExp(name) })
    await expect(goods).not.toBeChecked()
    await goods.click({ force: true })
    await expect(goods).toBeChecked()
    // The summary and its link are replaced when the server has stored the selection.
    const summary = buyer.getByRole('complementary')
    await expect(summary).toContainText('86.00')
    await summary.getByRole('link', { name: ordering.cart.checkout }).click()
    await expect(buyer.getByText(orders.source.agreement).first()).toBeVisible()
    await chooseOption(buyer.getByRole('combobox', { name: orders.invoiceTitle }), 0)
    await buyer.getByRole('button', { name: ordering.confirm.submit }).filter({ visible: true }).click()
    await expect(buyer.getByRole('heading', { name: ordering.result.title })).toBeVisible()
    await expect(buyer.getByRole('main')).toContainText(`${common.currency}86.00`)
    const after = await callApi(buyer, listProjectOrders, { projectId: id })
    expect(after).toMatchObject({ agreements: [{ usedQty: 4, maxQty: '20' }], ordered: '86.00' })
  })

  test(`award (${language}): a one-time award becomes an order draft that the buyer completes and submits`, async ({
    browser,
  }) => {
    const buyer = await enter(browser, 'linzhiyuan', language, 'purchaser')
    const head = await enter(browser, 'shenruochuan', language, 'purchaser')
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    const title = `定点补充 ${language} ${Date.now() % 1_000_000}`
    const oneTimeDraft = { title, kind: 'fixed' as const, items: projectDraft().items.slice(0, 1) }
    const id = await announceProject(buyer, head, supplier, oneTimeDraft, ['2.5000'])
    await expect
      .poll(async () => (await callApi(buyer, listProjectOrders, { projectId: id })).orders.length, { timeout: 60_000 })
      .toBe(1)
    const [draft] = (await callApi(buyer, listProjectOrders, { projectId: id })).orders
    await buyer.goto(`${appUrl()}/orderDetail?orderId=${draft!.orderId}`)
    const main = buyer.getByRole('main')
    await expect(main.getByText(orders.type.fixed, { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: new RegExp(title) })).toBeVisible()
    await expectAccessible(buyer)
    const [address] = await callApi(buyer, queryReceiverAddress, {})
    const [invoice] = await callApi(buyer, listInvoiceTitles, {})
    expect([address, invoice]).not.toContain(undefined)
    await main.getByRole('button', { name: messagesOf[language].action.edit, exact: true }).click()
    const dialog = buyer.getByRole('dialog')
    await expect(dialog.getByText(ordering.edit.leadAwarded)).toBeVisible()
    await dialog.getByRole('button', { name: ordering.edit.saveAndSubmit }).click()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await callApi(buyer, listProjectOrders, { projectId: id })).orders[0]?.status)
      .toMatch(/^(20|30)$/)
  })
}
