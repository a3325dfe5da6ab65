import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'
import { blockOf, publishHome } from './arranging.ts'

for (const language of languagesOf(import.meta.filename))
  test(`catalogue column: shows the configured number of categories, and the others behind one row, in ${language}`, async ({
    browser,
  }) => {
    const operator = await enter(browser, 'operator', language, 'operator')
    await publishHome(operator, 'homePageTest', [blockOf('catalogueMenu', { most: 4 }), blockOf('carousel')])
    const buyer = await enter(browser, 'songwanning', language)
    await buyer.goto(`${appUrl()}/homePageTest`)
    await waitUntilStable(buyer)
    const column = buyer.locator('[data-kind="catalogueMenu"]')
    await expect(column.locator('[data-category]')).toHaveCount(4)
    await column.getByRole('link', { name: messagesOf[language].catalogue.all, exact: true }).click()
    await expect(buyer).toHaveURL(/\/allCategories$/)
    for (const page of [operator, buyer]) await page.context().close()
  })
