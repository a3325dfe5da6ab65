import type { Page } from '@playwright/test'
import { say } from '#contract/refusals.ts'
import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { getLoginSettings, saveLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { callApi } from '../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, setLanguage } from './users.ts'
import { expectPageQuality, expectToast } from './visualAssertions.ts'
import { messagesOf } from './messages.ts'

const host = 'transport.localhost'
test.use({ exclusiveTenant: host })

const languages = languagesOf(import.meta.filename)
for (const language of languages) {
  const words = messagesOf[language]

  test(`visitors: visitors find the notices and the login methods, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await page.goto(`${appUrl(host)}/`)
    await expect(page.getByRole('region', { name: words.homePage.notices.label })).toBeVisible()
    await expectPageQuality(page)
    await page.getByRole('link', { name: new RegExp(`^${words.common.entrance.supplier}`) }).click()
    await expect(page).toHaveURL(/\/login\?entrance=supplier$/)
    // The URL changes before the page, whose frame has a link to the home page, is rendered.
    await expect(page.getByPlaceholder(words.login.account)).toBeVisible()
    await page.getByRole('link', { name: words.common.home, exact: true }).click()
    await expect(page).toHaveURL(/\/portalHomePage$/)
    await page.getByRole('link', { name: new RegExp(words.common.entrance.expert) }).click()
    await expect(page).toHaveURL(/\/login\?entrance=expert$/)
  })
}

type Addresses = Pick<LoginSettings, 'PUR_LOGIN_URL' | 'SUP_LOGIN_URL'>

/** Changes the login addresses of the tenant and returns the previous ones. */
async function changeAddresses(operator: Page, addresses: Addresses): Promise<Addresses> {
  const { version, settings } = await callApi(operator, getLoginSettings, {})
  await callApi(operator, saveLoginSettings, { version, ...settings, ...addresses })
  const { PUR_LOGIN_URL, SUP_LOGIN_URL } = settings
  return { PUR_LOGIN_URL, SUP_LOGIN_URL }
}

test('visitors: a login entrance without an address says so; one with an address opens in a new tab on request', async ({
  page,
  browser,
  context,
}) => {
  const operator = await browser.newPage()
  await logIn(operator, 'operator', { entrance: 'operator', host })
  const before = await changeAddresses(operator, { PUR_LOGIN_URL: '', SUP_LOGIN_URL: '' })
  try {
    const home = `${appUrl(host)}/`
    const { entrance } = messagesOf['zh-CN'].common
    const link = (name: 'purchaser' | 'supplier') => page.getByRole('link', { name: new RegExp(`^${entrance[name]}`) })
    await page.goto(home)
    for (const [name, refusal] of [
      ['purchaser', 'login.noPurchaserUrl'],
      ['supplier', 'login.noSupplierUrl'],
    ] as const) {
      // Before hydration the links lead to the login page of this site.
      await page.waitForFunction(() => window.isHydrated)
      await link(name).click()
      await expectToast(page, say(refusal, 'zh-CN'))
      await expect(page).toHaveURL(home)
    }

    // Another host of this server, because the first request of a new tab cannot be intercepted.
    const elsewhere = `${appUrl('huarun.localhost')}/login`
    await changeAddresses(operator, { PUR_LOGIN_URL: '/login', SUP_LOGIN_URL: elsewhere })
    await page.goto(home)
    await page.waitForFunction(() => window.isHydrated)
    const opened = (click: Promise<void>) => Promise.all([context.waitForEvent('page'), click])
    for (const [click, address] of [
      [() => link('purchaser').click({ modifiers: ['ControlOrMeta'] }), `${appUrl(host)}/login`],
      [() => link('supplier').click({ modifiers: ['ControlOrMeta'] }), elsewhere],
      [() => link('supplier').click({ button: 'middle' }), elsewhere],
    ] as const) {
      const [tab] = await opened(click())
      await expect(tab).toHaveURL(address)
      await tab.close()
      await expect(page).toHaveURL(home)
    }
    await link('supplier').click()
    await expect(page).toHaveURL(elsewhere)
  } finally {
    await changeAddresses(operator, before)
    await operator.close()
  }
})

test('visitors: if the portal requires login, visitors are redirected to it, without links elsewhere', async ({
  page,
}) => {
  for (const path of ['/', '/portalHomePage']) {
    await page.goto(`${appUrl('huarun.localhost')}${path}`)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.waitForFunction(() => window.isHydrated)
  await expect(page.getByRole('link', { name: messagesOf['zh-CN'].common.home })).toBeHidden()
})

test('visitors: buyers also have the home page; suppliers are redirected to the workbench', async ({
  page,
  browser,
}) => {
  await logIn(page, 'shaoxinghe', { host })
  await expect(page).toHaveURL(`${appUrl(host)}/`)
  await expect(page.getByRole('region', { name: messagesOf['zh-CN'].homePage.forMe.todo })).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await logIn(other, 'anlan01', { entrance: 'supplier', host })
  await other.goto(`${appUrl(host)}/portalHomePage`)
  await expect(other).not.toHaveURL(/portalHomePage/)
})
