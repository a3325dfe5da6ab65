import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, setLanguage } from './users.ts'
import { expectPageQuality } from './visualAssertions.ts'
import { messagesOf } from './messages.ts'

const host = 'transport.localhost'

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
