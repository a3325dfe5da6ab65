import { appUrl, expect, test } from '../app.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectAccessible, expectPageQuality, expectToast, screenshot, waitUntilStable } from '../visualAssertions.ts'

/** A tenant that no other journey relies on; what is set is set back. */
const host = 'huarun.localhost'

for (const language of ['zh-CN', 'en'] as const)
  test(`settings: what an operator sets shows on the portal, and what is out of bounds is explained (${language})`, async ({
    page,
    browser,
  }) => {
    const { settings, portal, common } = messagesOf[language]
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', host, language })
    await page.getByRole('link', { name: settings.title, exact: true }).click()
    await waitUntilStable(page)
    await expectPageQuality(page, (width) => screenshot(page, `screenshots/settings/${language}-${width}.png`))
    const save = page.getByRole('button', { name: common.save, exact: true })
    await expect(save).toBeDisabled()

    const [phone, days] = [settings.portal.serviceTel.label, settings.ordering.orderTermDays.label]
    const former = await page.getByLabel(phone, { exact: true }).inputValue()
    await page.getByLabel(days).fill('400')
    await page.getByLabel(phone, { exact: true }).fill('400-123-4567')
    await expect(page.getByText(interpolate(portal.login.unsaved, { count: 2 }))).toBeVisible()
    await save.click()
    await expect(page.getByText(interpolate(common.check.atMost, { label: days, count: 365 }))).toBeVisible()
    await expect(page.getByLabel(days)).toBeFocused()
    await expectAccessible(page)
    await screenshot(page, `screenshots/settings/wrong-${language}.png`)
    await page.getByLabel(days).fill('45')
    await save.click()
    await expectToast(page, common.done)
    await expect(save).toBeDisabled()

    const visitor = await browser.newPage({ locale: language })
    await visitor.goto(`${appUrl(host)}/login`)
    await waitUntilStable(visitor)
    await expect(visitor.getByText('400-123-4567').first()).toBeVisible()
    await visitor.close()

    await page.getByLabel(days).fill('30')
    await page.getByLabel(phone, { exact: true }).fill(former)
    await save.click()
    await expectToast(page, common.done)
  })
