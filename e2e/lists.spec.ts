import { appUrl, expect, test } from './app.ts'
import { chooseImportFile, runImport } from './support/importing.ts'
import { equalOrders } from './support/equalOrders.ts'
import { logIn } from './users.ts'
import { expectAccessible, expectPageQuality, expectUniqueNames } from './visualAssertions.ts'
import { interpolate, messagesOf } from './messages.ts'

const messages = messagesOf['zh-CN']
const { list, common } = messages

/** Common behaviour of back office lists, with the demo's people and products. */
test(
  'lists: sorting, filters and page are in the URL, and a page beyond the last one redirects',
  { tag: '@core' },
  async ({ page }) => {
    await logIn(page, 'operator', { entrance: 'operator' })
    await page.goto(`${appUrl()}/tenantProducts?page=9999`)
    await expect(page).toHaveURL(/page=\d{1,3}(&|$)/)
    const rows = page.getByRole('table', { name: messages.products.tenant.title }).getByRole('row')
    await expect(rows.nth(1)).toBeVisible()

    await page.goto(`${appUrl()}/suppliers`)
    await expectPageQuality(page)
    const heading = page.getByRole('columnheader', { name: messages.suppliers.supplier })
    await heading.getByRole('button').click()
    await expect(page).toHaveURL(/sort=name/)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await page.reload()
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
  },
)

test('lists: going back from a detail restores the list with its state', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await logIn(page, 'jianglan01', { entrance: 'supplier' })
  await page.goto(`${appUrl()}/supplierProducts?limit=20`)
  const links = page.getByRole('table').getByRole('link')
  await expect(links.first()).toBeVisible()
  const last = links.last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page).toHaveURL(/supplierProduct\?/)
  await page.goBack()
  await expect(page).toHaveURL(/limit=20/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('lists: on a phone all filters but the first are collapsed, unless they are active', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/suppliers`)
  const search = page.getByRole('search')
  // The list settings also contain the column name.
  const status = search.locator('label[for]', { hasText: messages.suppliers.field.status })
  await expect(search.getByLabel(messages.suppliers.keyword, { exact: true })).toBeVisible()
  await expect(status).toBeHidden()
  await search.getByRole('button', { name: list.unfold }).click()
  await expect(status).toBeVisible()
  await page.goto(`${appUrl()}/suppliers?status=active`)
  await expect(status).toBeVisible()
})

test('lists: column selection and density are stored for the user', async ({ page }) => {
  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/suppliers`)
  const region = page.getByRole('columnheader', { name: messages.field.region })
  await expect(region).toBeVisible()
  await page.getByLabel(list.settings).click()
  await page.getByLabel(messages.suppliers.keyword, { exact: true }).fill('nobody')
  await page.getByRole('checkbox', { name: messages.field.region }).uncheck()
  await page.getByRole('checkbox', { name: messages.field.region }).press('Enter')
  await expect(region).toBeHidden()
  await expect(page).toHaveURL(/suppliers$/)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: messages.suppliers.supplier })).toBeVisible()
  await expect(region).toBeHidden()
  await page.getByLabel(list.settings).click()
  await page.getByRole('button', { name: list.usual }).click()
  await expect(region).toBeVisible()
})

test('lists: selected rows are counted, and cleared by another query', async ({ page, browser }) => {
  const supplier = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await logIn(supplier, 'anlan01', { entrance: 'supplier' })
  await supplier.goto(`${appUrl()}/supplierImport`)
  await chooseImportFile(supplier, '云栖谷新品.csv', ['云栖谷 中性笔,YXG-1,中性笔,支,2.50,13%'])
  await runImport(supplier)
  await supplier.context().close()

  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/productReview`)
  const boxes = page.getByRole('checkbox', { name: list.select })
  await expect(boxes.first()).toBeVisible()
  await expectUniqueNames(page)
  await boxes.first().check()
  await expect(page.getByText(interpolate(list.selected, { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: list.clear }).click()
  await expect(page.getByText(interpolate(list.selected, { count: 1 }))).toBeHidden()
  await page.getByRole('checkbox', { name: list.selectPage }).check()
  const bar = page.getByRole('region', { name: list.selection })
  await expect(bar).toBeVisible()
  await page.getByLabel(messages.products.keyword, { exact: true }).fill('手套')
  await page.getByRole('main').getByRole('button', { name: common.search }).click()
  await expect(bar).toBeHidden()
})

test('lists: a list is exported with its filters, and a failure is reported', async ({ page }) => {
  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/suppliers`)
  const button = page.getByRole('button', { name: common.export })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^供应商-\d{4}-\d{2}-\d{2}\.xlsx$/)
  await page.route('**/supplier/export*', (route) => route.abort())
  await button.click()
  await expect(page.getByText(list.exportFailed)).toBeVisible()
  await expect(page.getByText(common.none)).toBeHidden()
})

test('lists: pending approvals are opened in list order, and several are decided at once', async ({
  page,
  browser,
}) => {
  const { approvals } = messages
  const buyer = await (await browser.newContext()).newPage()
  await logIn(buyer, 'linzhiyuan')
  const orders = await equalOrders(buyer, 3, 7)
  await buyer.context().close()
  const [first, second, third] = orders.map(({ orderNo }) => orderNo)
  const { amount } = orders[0]!
  await logIn(page, 'shenruochuan')
  await page.goto(`${appUrl()}/orderApproval?amountFrom=${amount}&amountTo=${amount}&sort=startedAt`)
  await page.getByRole('link', { name: first! }).click()
  const breadcrumb = page.getByRole('navigation', { name: common.breadcrumb }).filter({ visible: true })
  await expect(breadcrumb).toContainText(first!)
  const next = page.getByRole('link', { name: approvals.next })
  await next.press('Enter')
  await expect(breadcrumb).toContainText(second!)
  await expect(next).toBeFocused()
  await page.keyboard.press('Alt+PageDown')
  await expect(breadcrumb).toContainText(third!)
  await expect(next).toHaveCount(0)
  await expect(page.getByRole('link', { name: approvals.previous })).toBeFocused()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: third! })).toBeVisible()
  for (const hiddenElement of [
    breadcrumb,
    page.getByRole('button', { name: approvals.agree }),
    page.getByRole('banner'),
  ])
    await expect(hiddenElement.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await breadcrumb.getByRole('link', { name: approvals.inbox }).click()
  await expect(page).toHaveURL(/amountFrom=.*sort=startedAt/)
  const bar = page.getByRole('region', { name: list.selection })
  await page.getByRole('row').filter({ hasText: first! }).getByRole('checkbox').check()
  await page.getByRole('row').filter({ hasText: second! }).getByRole('checkbox').check()
  await bar.getByRole('button', { name: approvals.reject }).click()
  const dialog = page.getByRole('dialog', { name: interpolate(approvals.many.reject, { count: 2 }) })
  await dialog.getByRole('button', { name: approvals.reject }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: approvals.many.rejectUsual[0] }).click()
  await expectPageQuality(page)
  await dialog.getByRole('button', { name: approvals.reject }).click()
  await expect(page.getByText(interpolate(list.batchDone, { count: 2 }))).toBeVisible()
  await expect(page.getByRole('link', { name: second! })).toHaveCount(0)
  await expect(page.getByRole('link', { name: third! })).toBeVisible()
})
