import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import * as agreements from '#contract/agreements/agreements.ts'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { moveChange } from '#contract/catalogue/productChanges.ts'
import { createProduct } from '#contract/catalogue/products.ts'
import { listCart } from '#contract/ordering/cart.ts'
import { listDepartments } from '#contract/identity/departments.ts'
import { applyForQualification, qualificationCase } from '#contract/onboarding/qualifications.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { applyAsStranger, grantApplication } from './registering.ts'

const { agreements: words, ordering, fulfilment, action, catalogue, common } = messagesOf['zh-CN']

/** From a mobile number that nobody knows to the first order: registered, qualified, agreed, ordered and accepted. */
test('a stranger registers, is qualified, agrees on prices and sells a first order', async ({ page, browser }) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const { suffix, company } = await applyAsStranger(page)
  const operator = await open('operator', 'operator')
  await grantApplication(operator, company, `N${suffix.slice(-8)}`)
  await page.goto(`${appUrl()}/myQualifications`)
  const { records: suppliers } = await callApi(operator, listSuppliers, { keyword: company })
  const supplierId = suppliers[0]!.id

  // One operator reviews the qualification, another decides.
  const leaf = (await callApi(page, listCatalogs, {})).find(({ treeDepth }) => treeDepth === 3)!
  const applied = await callApi(page, applyForQualification, { categoryIds: [leaf.id], statement: '供货五年' })
  const { id } = applied
  const reviewed = await callApi(operator, qualificationCase.actions.review, {
    id,
    version: applied.version,
    proposal: 'qualified' as const,
    opinion: '资料齐全',
  })
  const editor = await open('editor', 'operator')
  const validTo = `${new Date().getFullYear() + 1}-12-31`
  await callApi(editor, qualificationCase.actions.qualify, { id, version: reviewed.version, validTo })
  await page.reload()
  await expect(page.getByText(validTo).first()).toBeVisible()

  const name = `衡远耐磨手套 ${suffix}`
  const sku = {
    supplierSku: `HY${suffix}`,
    barcode: '',
    model: '',
    spec: 'L',
    choices: [],
    unit: '双',
    listPrice: '20.00',
    marketPrice: null,
    taxRate: '13',
    taxCategoryCode: '',
    minQty: 1,
    leadDays: 2,
    region: '',
    picture: '',
    onHand: 100,
  }
  const product = await callApi(page, createProduct, {
    code: `HY${suffix}`,
    name,
    categoryId: leaf.id,
    brandName: '',
    description: '',
    pictures: [],
    details: [],
    skus: [sku],
  })
  const submitted = await callApi(page, moveChange, { id: product.changeId!, version: 1, action: 'submit' })
  if (submitted.status === 'reviewing')
    await callApi(operator, moveChange, { id: product.changeId!, version: submitted.version, action: 'agree' })

  // The agreement is drafted by an operator, approved by finance, and confirmed by the stranger.
  const { records: goods } = await callApi(operator, agreements.listAgreementGoods, { supplierId })
  const finance = await open('guqinghe')
  const buyer = await open('linzhiyuan')
  const deptIds = (await callApi(operator, listDepartments, { limit: 10 })).records
    .filter(({ pDeptId }) => pDeptId === null)
    .map(({ deptId }) => deptId)
  const draft = await callApi(operator, agreements.createAgreement, {
    agreementNo: `XY${suffix.slice(-10)}`,
    title: `${company}框架协议`,
    parties: [{ supplierId, share: null }],
    callOff: 'direct',
    miniFrom: null,
    priceRule: 'fixed',
    deptIds,
    note: '',
    attachments: [],
    validFrom: '2026-01-01',
    validTo,
    maxAmount: null,
    maxQty: null,
    shares: [],
    lines: [{ skuId: goods[0]!.skuId, price: '15.00', tiers: [], maxQty: null, maxAmount: null }],
  } as never)
  await callApi(operator, agreements.moveAgreement, { id: draft.id, version: draft.version, action: 'submit' })
  const { records: tasks } = await callApi(finance, listTasks, { tab: 'todo', keyword: company })
  for (const { instanceId, docVersion } of tasks)
    await callApi(finance, decideTask, { instanceId, docVersion, decision: 'agree', opinion: '同意' })
  await page.goto(`${appUrl()}/agreementDetail?id=${draft.id}`)
  await page.getByRole('button', { name: words.action.confirm, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.action.confirm, exact: true }).click()
  await expect(page.getByText(words.field.status.options['50']).first()).toBeVisible()

  await buyer.goto(`${appUrl()}/showMallProductList?searchWords=${encodeURIComponent(suffix)}`)
  const found = buyer.getByRole('article').filter({ hasText: name })
  await expect(found).toContainText(`${common.currency}15.00`)
  await found.getByRole('link', { name }).click()
  await buyer.getByRole('button', { name: catalogue.goods.add, exact: true }).filter({ visible: true }).click()
  await expect.poll(async () => (await callApi(buyer, listCart, {})).kinds).toBeGreaterThan(0)
  await buyer.goto(`${appUrl()}/myCart`)
  await buyer.getByRole('complementary').getByRole('link', { name: ordering.cart.checkout }).click()
  await buyer.getByRole('button', { name: '提交订单' }).first().click()
  await expect(buyer).toHaveURL(/orderSubmitted/)
  const link = buyer.getByRole('link', { name: /^DD\d+/ }).first()
  const orderNo = (await link.textContent())!

  const approver = await open('shenruochuan')
  const { records: orders } = await callApi(approver, listTasks, { tab: 'todo', keyword: orderNo })
  for (const { instanceId, docVersion } of orders)
    await callApi(approver, decideTask, { instanceId, docVersion, decision: 'agree', opinion: '同意' })
  await page.goto(`${appUrl()}/supplierOrders`)
  await page.getByRole('article', { name: orderNo }).getByRole('link', { name: orderNo }).click()
  await expect(page).toHaveURL(/supplierOrderDetail/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo)
  await page.getByRole('button', { name: action.accept, exact: true }).click()
  await page
    .getByRole('dialog', { name: fulfilment.accept.title })
    .getByRole('button', { name: action.accept, exact: true })
    .click()
  await expect(page.getByText(messagesOf['zh-CN'].orders.status['40']).first()).toBeVisible()
})
