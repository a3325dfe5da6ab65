import { searchAlternatives } from '#contract/catalogue/searchAlternatives.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { logIn, setLanguage } from '../users.ts'
import { saveScreenshot } from '../support/saveScreenshot.ts'
import { expectPageQuality, waitUntilStable } from '../visualAssertions.ts'
import { interpolate, messagesOf } from '../messages.ts'

const list = (words: string, more = '') =>
  `${appUrl()}/showMallProductList?searchWords=${encodeURIComponent(words)}${more}`

const languages = languagesOf(import.meta.filename)
for (const language of languages) {
  const { search, synonyms, catalogue, common } = messagesOf[language]

  test(`search: a search without results suggests goods, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.goto(list('没有这样的商品'))
    await waitUntilStable(page)
    await expect(page.getByRole('heading', { name: common.notFound })).toBeVisible()
    const popular = page.getByRole('region', { name: search.none.popular })
    await expect(popular.getByRole('article').first()).toBeVisible()
    await expectPageQuality(page, (width) =>
      saveScreenshot(page, `screenshots/pictures/search-none.${language}-${width}.png`),
    )
    await popular.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/productDetail/)

    // If only the filters exclude all goods, removing them is suggested first.
    await page.goto(list('办公椅', '&priceTo=0.01'))
    await expect(page.getByText(interpolate(search.none.narrowed, { words: '办公椅' }))).toBeVisible()
    await page.getByRole('button', { name: catalogue.list.clear }).last().click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`search: failed suggestions can be retried, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    const path = `**${searchAlternatives.path}`
    await page.route(path, (call) => call.abort())
    await page.goto(`${appUrl()}/mall`)
    await page.getByRole('searchbox', { name: catalogue.search.label }).fill('没有这样的货')
    await page.getByRole('button', { name: catalogue.search.go, exact: true }).click()
    await expect(page.getByText(common.trouble.part)).toBeVisible()
    await page.unroute(path)
    await page.getByRole('button', { name: common.reload }).click()
    await expect(page.getByRole('region', { name: search.none.popular })).toBeVisible()
  })

  test(`search: a synonym group added by an operator finds goods within seconds, in ${language}`, async ({
    page,
    browser,
  }) => {
    const term = language === 'en' ? '兲氼忈' : '囧槑烎'
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.goto(list(term))
    await expect(page.getByRole('heading', { name: common.notFound })).toBeVisible()

    const other = await browser.newPage()
    await setLanguage(other, language)
    await logIn(other, 'operator', { entrance: 'operator', language })
    await other.goto(`${appUrl()}/searchSynonyms`)
    await other.getByRole('button', { name: synonyms.add, exact: true }).click()
    await other.getByRole('dialog').getByRole('textbox').fill(`${term}\n安全帽`)
    await other.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click()
    await expect(other.getByRole('dialog')).toBeHidden()
    await other.close()

    await page.reload()
    await expect(page.getByRole('article').first()).toContainText('安全帽')
    await expect(page.getByText(interpolate(search.notes.expanded, { words: '安全帽' }))).toBeVisible()
  })

  test(`search: misspelt terms are corrected, and terms without results are dropped, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.goto(list('安全冒'))
    await expect(page.getByRole('article').first()).toContainText('安全帽')
    await expect(page.getByText(search.notes.corrected.split('{{')[0]!)).toBeVisible()
    await page.goto(list('安全帽 9999mm'))
    await expect(page.getByRole('article').first()).toContainText('安全帽')
    await expect(page.getByText(search.notes.dropped.trim())).toContainText('9999mm')
    await expect(page.getByText('9999mm', { exact: true })).toHaveCSS('text-decoration-line', 'line-through')
    await expectPageQuality(page, (width) =>
      saveScreenshot(page, `screenshots/pictures/search-notes.${language}-${width}.png`),
    )
  })
}
