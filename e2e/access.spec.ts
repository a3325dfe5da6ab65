import { appUrl, expect, test } from './app.ts'
import { chooseImportFile, runImport } from './support/importing.ts'
import { logIn } from './users.ts'
import { expectAccessible, expectPageQuality, expectUniqueNames, waitUntilStable } from './visualAssertions.ts'
import { messagesOf } from './messages.ts'

const words = messagesOf['zh-CN']

test('access: every import step is accessible and has unique names', async ({ page }) => {
  const rows = ['红杉岭 中性笔,HSL-1,中性笔,支,2.50,13%', '红杉岭 记号笔,HSL-2,中性笔,支,面议,13%']
  const expectPageIsAccessible = async () => {
    await waitUntilStable(page)
    await expectAccessible(page)
    await expectUniqueNames(page)
  }
  await logIn(page, 'anlan01', { entrance: 'supplier' })
  await page.goto(`${appUrl()}/supplierImport`)
  await expectPageIsAccessible()

  await chooseImportFile(page, '红杉岭新品.csv', rows)
  await expectPageIsAccessible()

  await runImport(page)
  await expect(page.getByRole('table', { name: words.imports.cells })).toBeVisible()
  await expectPageIsAccessible()

  await page.getByRole('link', { name: words.imports.another }).click()
  await expect(page.getByRole('table', { name: words.imports.batches })).toBeVisible()
  await expectPageIsAccessible()
})

test('access: error pages (not found, no permission, no response) are accessible and link onwards', async ({
  page,
}) => {
  const expectPageIsAccessible = () => expectPageQuality(page)
  await logIn(page, 'pengyian')
  for (const [address, title] of [
    ['/nowhere', words.common.missing.title],
    ['/organisation', words.common.noAccess.title],
  ] as const) {
    await page.goto(`${appUrl()}${address}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: words.common.home }).last()).toBeVisible()
    await expectPageIsAccessible()
  }
  await page.goto(`${appUrl()}/productDetail?skuId=1`)
  await expect(page.getByRole('link', { name: words.common.home }).last()).toBeVisible()
  await expectPageIsAccessible()
  await page.route('**/api/orders/**', (call) => call.abort())
  await page.goto(`${appUrl()}/orderManagement_list`)
  await expect(page.getByText(words.common.trouble.page)).toBeVisible()
  await expect(page.getByRole('button', { name: words.common.reload })).toBeVisible()
  await expectPageIsAccessible()
})
