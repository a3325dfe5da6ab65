import type { Page } from '@playwright/test'
import { demoMobile, demoOrganisations } from '#server/demo/people.ts'
import { refusals } from '#contract/refusals.ts'
import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, setLanguage } from './users.ts'
import { heights, expectAccessible, waitUntilStable, widths } from './visualAssertions.ts'
import { expectNoHorizontalOverflow } from './support/overflow.ts'
import { type Language, messagesOf } from './messages.ts'
import { openAccountMenu } from './support/pickers.ts'

const languages = languagesOf(import.meta.filename)
const entrances = [
  ['purchaser', 'linzhiyuan'],
  ['supplier', 'jianglan01'],
  ['operator', 'operator'],
  ['agency', 'agency01'],
  ['expert', 'expert01'],
  ['supervisor', 'supervisor01'],
] as const

for (const language of languages)
  test.describe(`login methods: in ${language}`, () => {
    test.beforeEach(({ context }) => setLanguage(context, language))
    const words = messagesOf[language]

    test('users log in at their own portal', async ({ browser }) => {
      for (const [entrance, account] of entrances) {
        const context = await browser.newContext()
        await setLanguage(context, language)
        const page = await context.newPage()
        await logIn(page, account, { language, entrance })
        await context.close()
      }
    })

    test('a valid account at another portal is refused with the reason', { tag: '@core' }, async ({ page }) => {
      await page.goto(`${appUrl()}/login?entrance=supplier`)
      await page.waitForFunction(() => window.isHydrated)
      await fill(page, language, 'linzhiyuan', 'Baicai@2026')
      const [, zh, en] = refusals['login.wrongEntrance']
      await expect(page.getByText(language === 'en' ? en : zh)).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('userName'))).toBeNull()
    })

    test('empty input and a wrong password are refused', { tag: '@core' }, async ({ page }) => {
      await page.goto(`${appUrl()}/login`)
      await page.waitForFunction(() => window.isHydrated)
      await page.getByRole('button', { name: words.login.login, exact: true }).click()
      for (const text of Object.values(words.login.need)) await expect(page.getByText(text)).toBeVisible()
      await fill(page, language, 'niemand', 'Wrong@2026')
      const [, zh, en] = refusals['login.wrong']
      await expect(page.getByText(language === 'en' ? en : zh)).toBeVisible()
      await expect(page.getByPlaceholder(words.login.code)).toHaveValue('')
    })

    test('a person with several accounts selects one and switches later', async ({ page }) => {
      await page.goto(`${appUrl()}/login`)
      await page.waitForFunction(() => window.isHydrated)
      await fill(page, language, mobile, 'Baicai@2026')
      const dialog = page.getByRole('dialog', { name: words.login.chooseAccount })
      await dialog.getByRole('button').filter({ hasText: 'pengyian02' }).click()
      await expect(page).not.toHaveURL(/\/login/)
      await waitUntilStable(page)
      await openAccountMenu(page, language)
      const unit = page.getByRole('menuitem').filter({ hasText: words.shell.switchDept })
      await expect(unit).toContainText('仓储物流部')
      await unit.click()
      const change = page.getByRole('dialog', { name: words.login.switch.title })
      await expect(change.getByRole('button').filter({ hasText: 'pengyian02' })).toHaveAttribute('aria-current', 'true')
      await change
        .getByRole('button')
        .filter({ hasText: /^(?!.*pengyian02).*pengyian/ })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await waitUntilStable(page)
      await openAccountMenu(page, language)
      await expect(page.getByRole('dialog')).not.toContainText('仓储物流部')
    })

    test('a tenant can require the slider captcha before login', async ({ page }) => {
      await logIn(page, 'tudingzhou', { host: 'transport.localhost', language })
    })

    test('the login pages are accessible and fit their width', async ({ page }) => {
      for (const width of widths)
        for (const method of ['account', 'sms', 'ca', 'qr']) {
          await page.setViewportSize({ width, height: heights[width] })
          await page.goto(`${appUrl()}/login?method=${method}`)
          await waitUntilStable(page)
          await expectNoHorizontalOverflow(page)
          await expectAccessible(page)
        }
    })
  })

async function fill(page: Page, language: Language, account: string, password: string) {
  const words = messagesOf[language].login
  await page.getByPlaceholder(words.account).fill(account)
  await page.getByPlaceholder(words.password).fill(password)
  await page.getByPlaceholder(words.code).fill('0000')
  await page.getByRole('button', { name: words.login, exact: true }).click()
}

/** Mobile number of a demo user, which is masked everywhere but at the login. */
const mobile = demoMobile(demoOrganisations[0]!, 'pengyian')
