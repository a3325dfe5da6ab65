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
    await expect(page.getByRole('heading', { name: words.visitors.notices })).toBeVisible()
    await expectPageQuality(page)
    await page.locator('#main').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toContainText('养护事业部')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.visitors.enter.supplier }).click()
    await expect(page).toHaveURL(/\/login\?entrance=supplier$/)
    await page.getByRole('link', { name: words.common.home, exact: true }).click()
    await expect(page).toHaveURL(/\/portalHomePage$/)
    await page.getByRole('link', { name: new RegExp(words.common.entrance.expert) }).click()
    await expect(page).toHaveURL(/\/login\?entrance=expert$/)
  })
}

test('visitors: where the login is the home, visitors are sent there, and no link leads elsewhere', async ({
  page,
}) => {
  for (const path of ['/', '/portalHomePage']) {
    await page.goto(`${appUrl()}${path}`)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.waitForFunction(() => window.isHydrated)
  await expect(page.getByRole('link', { name: messagesOf['zh-CN'].common.home })).toBeHidden()
})

test('visitors: anyone who is logged in goes on from the home of visitors to their own', async ({ page }) => {
  await logIn(page, 'shaoxinghe', { host })
  await page.goto(`${appUrl(host)}/portalHomePage`)
  await expect(page).toHaveURL(/\/mall$/)
})
