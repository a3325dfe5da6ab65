import type { Page } from '@playwright/test'
import { deleteRecentKeys, getRecentKey, getRelWord, listHotkey, setHotkeys } from '#contract/catalogue/searchWords.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { stopClock } from '../support/stoppedClock.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { expectToast, waitUntilStable } from '../visualAssertions.ts'

const host = 'transport.localhost'
test.use({ exclusiveTenant: host })

const hot = Array.from(
  { length: 9 },
  (_, at) => ({ hotKeyWords: `热词${at + 1}`, isHighLight: at === 0 ? '1' : '0' }) as const,
)

/** Replaces the hot words of a tenant and returns the previous ones. */
async function replaceHotWords(operator: Page, hotKeys: typeof hot) {
  const { records } = await callApi(operator, listHotkey, { page: 1, limit: 20 })
  await callApi(operator, setHotkeys, { hotKeys })
  return records.map(({ hotKeyWords, hotKeyWordsEn, isHighLight }) => ({ hotKeyWords, hotKeyWordsEn, isHighLight }))
}

for (const language of languagesOf(import.meta.filename)) {
  const { catalogue } = messagesOf[language]
  const { search } = catalogue

  test(`search box: limits, hot words, recent searches, and the timing of suggestions, in ${language}`, async ({
    page,
    browser,
  }) => {
    const operator = await browser.newPage()
    await logIn(operator, 'operator', { entrance: 'operator', host })
    const before = await replaceHotWords(operator, hot)
    await setLanguage(page, language)
    await page.clock.install()
    await logIn(page, 'shaoxinghe', { language, host })
    await callApi(page, deleteRecentKeys, {})
    const gloves = `手套 ${Date.now() % 1_000_000}`
    for (let at = 1; at <= 12; at++)
      await callApi(page, queryGoodsListWithStandardByCatalog, { keyword: `${gloves} ${at}` })
    await page.goto(`${appUrl(host)}/mall`)
    await waitUntilStable(page)
    const box = page.getByRole('searchbox', { name: search.label })
    const go = page.getByRole('button', { name: search.go, exact: true })

    // Eight of nine hot words, the first one highlighted.
    const links = page.getByRole('search').getByRole('link')
    await expect(links).toHaveText(hot.slice(0, 8).map(({ hotKeyWords }) => hotKeyWords))
    await callApi(operator, setHotkeys, { hotKeys: before })

    await go.click()
    await expectToast(page, search.empty)
    await expect(box).toBeFocused()
    await expect(page).toHaveURL(/\/mall$/)

    // The last ten searches; one is removed, then all.
    const recent = page.locator('[data-word]')
    await expect(recent).toHaveCount(10)
    await expect(recent.first()).toHaveText(`${gloves} 12`)
    await page.getByRole('button', { name: interpolate(search.forget, { word: `${gloves} 12` }), exact: true }).click()
    await expect(recent).toHaveCount(9)
    await expect(recent.first()).toHaveText(`${gloves} 11`)
    await page.getByRole('button', { name: search.clear, exact: true }).click()
    await expect(recent).toHaveCount(0)
    expect((await callApi(page, getRecentKey, { page: 1, limit: 10 })).total).toBe(0)

    // The limit is a hundred characters, where a character outside the basic plane counts once.
    await box.fill('𠮷'.repeat(100))
    await expect(box).toHaveValue('𠮷'.repeat(100))
    await callApi(page, queryGoodsListWithStandardByCatalog, { keyword: '𠮷'.repeat(100) })
    await box.fill(`${'字'.repeat(100)}多`)
    await expectToast(page, search.tooLong)
    await expect(box).toHaveValue('字'.repeat(100))

    // Requests are debounced by 200 milliseconds.
    await box.fill('')
    await stopClock(page)
    const requested: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === getRelWord.path) requested.push(url.searchParams.get('inputWord')!)
    })
    for (const typed of ['手', '手套', gloves]) {
      await box.fill(typed)
      await page.clock.runFor(150)
    }
    // Timers render the response, which arrives at any time.
    await expect(async () => {
      await page.clock.runFor(200)
      expect(requested).toContain(gloves)
      await expect(recent.first()).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(requested.filter((word) => word === '手套')).toEqual([])

    // Suggestions close 400 milliseconds after the focus has left.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(399)
    await expect(recent.first()).toBeVisible()
    await page.clock.runFor(1)
    await expect(recent.first()).toBeHidden()

    // Supplier names are found without suggesting goods.
    await page.clock.resume()
    await page.getByRole('search').getByRole('combobox', { name: search.type }).selectOption('supplier')
    await expect(box).toHaveAttribute('placeholder', search.supplierPlaceholder)
    await box.fill('安岚')
    await go.click()
    await expect(page).toHaveURL(/searchType=supplier/)
    await expect(page).toHaveURL(/searchWords=/)
  })

  test(`catalogue: levels open on hover after a delay and close when the pointer leaves, in ${language}`, async ({
    browser,
  }) => {
    const page = await enter(browser, 'linzhiyuan', language)
    await page.clock.install()
    await page.goto(`${appUrl()}/showMallProductList`)
    await waitUntilStable(page)
    await stopClock(page)
    const button = page.getByRole('button', { name: catalogue.all, exact: true })
    const rows = page.locator('[data-category]')
    await button.hover()
    await page.clock.runFor(119)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(1)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    // The response of the server is rendered by a timer, which has stopped too.
    await expect(async () => {
      await page.clock.runFor(1)
      expect(await rows.count()).toBeGreaterThan(2)
    }).toPass()
    await rows.first().hover()
    await page.clock.runFor(119)
    await expect(rows.first()).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(1)
    await expect(rows.first()).toHaveAttribute('aria-expanded', 'true')
    // Rows passed on the way to another one do not open.
    await rows.nth(1).hover()
    await page.clock.runFor(60)
    await rows.nth(2).hover()
    await page.clock.runFor(120)
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'false')
    await expect(rows.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(1400, 850)
    await page.clock.runFor(120)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
}
