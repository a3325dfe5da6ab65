import type { Page } from '@playwright/test'
import { listHotkey, setHotkeys } from '#contract/catalogue/searchWords.ts'
import { listArticles, moveArticle } from '#contract/notices/articles.ts'
import { getTenantSettings, saveTenantSettings, type TenantSettings } from '#contract/portal/settings.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { logIn } from '../users.ts'

const host = 'transport.localhost'
test.use({ exclusiveTenant: host })

/** Milliseconds. Takes two seconds on an idle machine. */
const timeout = 10_000

async function setPortal(operator: Page, change: Partial<TenantSettings['portal']>) {
  const { version, settings } = await callApi(operator, getTenantSettings, {})
  await callApi(operator, saveTenantSettings, { version, ...settings, portal: { ...settings.portal, ...change } })
  return settings.portal
}

test('portal: changes by an operator appear in another browser without a reload', async ({
  page: operator,
  browser,
}) => {
  await logIn(operator, 'operator', { entrance: 'operator', host })
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await logIn(buyer, 'shaoxinghe', { host })
  const following = buyer.waitForRequest(/portalEnt\/stream/)
  await buyer.goto(`${appUrl(host)}/mall`)
  await following
  await buyer.evaluate(() => Object.assign(window, { isStillHere: true }))
  const accent = () => buyer.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p-6'))
  const logo = buyer.getByRole('banner').or(buyer.locator('#root')).locator('img[src="/pictures/logos/huarun.svg"]')

  const before = await accent()
  const { settings } = await callApi(operator, getTenantSettings, {})
  // A retry starts with the colour of the failed attempt.
  const otherColour = settings.portal.themeColor === '#6B3FA0' ? '#1554C0' : '#6B3FA0'
  const portal = await setPortal(operator, {
    themeColor: otherColour,
    webTitle: '路网采购平台',
    portalLogoUrl: '/pictures/logos/huarun.svg',
  })
  await expect.poll(accent, { timeout }).not.toBe(before)
  await expect(buyer).toHaveTitle(/路网采购平台/, { timeout })
  await expect(logo.first()).toBeAttached({ timeout })
  const { themeColor, webTitle, portalLogoUrl } = portal
  await setPortal(operator, { themeColor, webTitle, portalLogoUrl })
  await expect.poll(accent, { timeout }).toBe(before)

  const { records: words } = await callApi(buyer, listHotkey, { page: 1, limit: 8 })
  const hotKeys = words.map(({ hotKeyWords, hotKeyWordsEn, isHighLight }) => ({
    hotKeyWords,
    hotKeyWordsEn,
    isHighLight,
  }))
  await callApi(operator, setHotkeys, { hotKeys: [{ hotKeyWords: '道路标线漆', isHighLight: '1' }] })
  await expect(buyer.getByRole('link', { name: '道路标线漆' })).toBeVisible({ timeout })
  await callApi(operator, setHotkeys, { hotKeys })

  await buyer.goto(`${appUrl(host)}/notice`)
  const reconnected = buyer.waitForRequest(/portalEnt\/stream/)
  await reconnected
  const { records } = await callApi(operator, listArticles, { status: '01', limit: 50 })
  const mainText = await buyer.getByRole('main').textContent()
  const article = records.find(({ title }) => mainText?.includes(title))!
  const { id, version } = article
  await callApi(operator, moveArticle, { id, version, action: 'withdraw', reason: '更新附件后重新发布' })
  await expect(buyer.getByRole('main').getByText(article.title)).toHaveCount(0, { timeout })
})
