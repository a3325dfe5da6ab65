import { listCountedCategories } from '#contract/catalogue/categories.ts'
import { formatCount } from '#contract/kit/format.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { expectPageQuality, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { categories, common } = messagesOf[language]

  test(`categories: an operator finds a category by its code, and goes on to its products, in ${language}`, async ({
    browser,
  }) => {
    const page = await enter(browser, 'operator', language, 'operator')
    await page.goto(`${appUrl()}/categories`)
    await waitUntilStable(page)
    const all = await callApi(page, listCountedCategories, {})
    const leaf = all.find(({ treeDepth, productCount }) => treeDepth === 3 && productCount > 1)!
    const main = page.getByRole('main')
    const field = page.getByRole('searchbox', { name: categories.search })
    await field.fill('查无此类')
    await expect(main.getByText(interpolate(categories.notFound, { typed: '查无此类' }))).toBeVisible()
    await main.getByRole('button', { name: categories.showAll, exact: true }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')

    await field.fill(leaf.code)
    await expect(main.locator('b')).toHaveText(leaf.code)
    const items = main.getByRole('list', { name: categories.title }).getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expectPageQuality(page)
    const { name, enName, productCount: count } = leaf
    const shown = formatCount(count)
    const own = language === 'en' && enName !== '' ? enName : name
    await main.getByRole('link', { name: interpolate(categories.productsOf, { name: own, shown }) }).click()
    await expect(page).toHaveURL(new RegExp(`/tenantProducts\\?categoryId=${leaf.id}$`))
    await expect(main.getByText(interpolate(common.page.total, { total: shown }), { exact: true })).toBeVisible()
    await page.context().close()
  })
}
