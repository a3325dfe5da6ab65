import type { Browser, Page } from '@playwright/test'
import { formatSentence } from '#contract/kit/formatRefusals.ts'
import { appUrl, expect, test } from '../app.ts'
import { logIn, setLanguage } from '../users.ts'
import { type Language, interpolate, messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { saveScreenshot } from '../support/saveScreenshot.ts'
import { expectAccessible, expectToast, expectPageQuality, waitUntilStable } from '../visualAssertions.ts'
import { languagesOf } from '../languages.ts'

/** A tenant that no other test uses. Serial, because both settings pages share one version. */
const host = 'huarun.localhost'

async function aPage(browser: Browser, language: Language) {
  const context = await browser.newContext({ locale: language })
  const page = await context.newPage()
  await setLanguage(page, language)
  return page
}

async function openAdminPage(page: Page, language: Language) {
  await logIn(page, 'operator', { entrance: 'operator', host, language })
  await page.getByRole('link', { name: messagesOf[language].portal.login.title }).click()
  await waitUntilStable(page)
}

const checkboxNamed = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const picture = (page: Page, name: string) => saveScreenshot(page, `screenshots/loginSettings/${name}.png`)

for (const language of languagesOf(import.meta.filename))
  test(`login settings: an operator changes the login methods, and the login page follows (${language})`, async ({
    page,
    browser,
  }) => {
    const { portal, common, form, login } = messagesOf[language]
    const { field, effect, value } = portal.login
    await setLanguage(page, language)
    await openAdminPage(page, language)
    await expectPageQuality(page)
    const second = await aPage(browser, language)
    await openAdminPage(second, language)
    const visitor = await aPage(browser, language)
    await visitor.goto(`${appUrl(host)}/login`)
    await waitUntilStable(visitor)
    await expect(visitor.getByRole('radio', { name: login.tab.sms })).toHaveCount(1)

    const save = (at: Page) => at.getByRole('button', { name: common.save, exact: true })
    await expect(save(page)).toBeDisabled()
    await page.getByLabel(field.sessionIdleMinutes).fill('4')
    await save(page).click()
    await expect(
      page.getByText(interpolate(common.check.atLeast, { label: field.sessionIdleMinutes, count: 5 })),
    ).toBeVisible()
    await expect(page.getByLabel(field.sessionIdleMinutes)).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel(field.sessionIdleMinutes).fill('120')

    await checkboxNamed(page, field.smsLogin).uncheck()
    await chooseOption(page.getByLabel(field.accountLoginValidType), value.slider)
    await expect(page.getByText(interpolate(portal.login.unsaved, { count: 2 }))).toBeVisible()
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: portal.login.effects })
    await expect(dialog.getByRole('listitem')).toHaveText([effect.smsOff])
    await expectAccessible(page)
    await picture(page, `effects-${language}`)
    await dialog.getByRole('button', { name: common.save }).click()
    await expectToast(page, common.done)
    await expect(save(page)).toBeDisabled()

    await visitor.reload()
    await waitUntilStable(visitor)
    await expect(visitor.getByRole('radio', { name: login.tab.account })).toHaveCount(1)
    await expect(visitor.getByRole('radio', { name: login.tab.sms })).toHaveCount(0)
    await expect(visitor.getByPlaceholder(login.code)).toHaveCount(0)
    await logIn(visitor, 'ruanxizhao', { host, language })

    await second.getByLabel(field.trialDays).fill('7')
    await save(second).click()
    const stale = second.getByRole('alert').filter({ hasText: form.newer })
    await expect(stale).toBeInViewport()
    await expect(second.getByLabel(field.trialDays)).toHaveValue('7')
    await expect(checkboxNamed(second, field.smsLogin)).not.toBeChecked()
    await expectAccessible(second)
    await picture(second, `stale-${language}`)

    for (const name of ['accountLogin', 'qrLogin'] as const) await checkboxNamed(second, field[name]).uncheck()
    await save(second).click()
    await second.getByRole('dialog').getByRole('button', { name: common.save }).click()
    await expect(second.getByRole('alert')).toBeInViewport()
    await picture(second, `noLoginMethod-${language}`)
    await second.getByRole('button', { name: portal.login.discard }).click()
    await expect(second.getByRole('alert')).toHaveCount(0)
    await checkboxNamed(second, field.smsLogin).check()
    await chooseOption(second.getByLabel(field.accountLoginValidType), value.picture)
    await save(second).click()
    await expectToast(second, common.done)
    await visitor.goto(`${appUrl(host)}/login`)
    await waitUntilStable(visitor)
    await expect(visitor.getByRole('radio', { name: login.tab.sms })).toHaveCount(1)
    await expect(visitor.getByPlaceholder(login.code)).toHaveCount(1)
    await second.context().close()
    await visitor.context().close()
  })

for (const language of languagesOf(import.meta.filename))
  test(`settings: changes by an operator appear on the portal, and values out of range are explained (${language})`, async ({
    page,
    browser,
  }) => {
    const { settings, portal, common } = messagesOf[language]
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', host, language })
    await page.getByRole('link', { name: settings.title, exact: true }).click()
    await waitUntilStable(page)
    await expectPageQuality(page, (width) => saveScreenshot(page, `screenshots/settings/${language}-${width}.png`))
    const save = page.getByRole('button', { name: common.save, exact: true })
    await expect(save).toBeDisabled()

    const links = page.getByRole('navigation', { name: common.sections.label })
    const linkTo = (group: 'ordering' | 'provider') => links.getByRole('link', { name: settings.group[group] })
    await linkTo('ordering').press('Enter')
    const ordering = page.getByRole('heading', { level: 2, name: settings.group.ordering })
    await expect(ordering).toBeFocused()
    await expect(ordering).toBeInViewport()
    await expect(links.locator('[aria-current]')).toHaveText(settings.group.ordering)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(links.locator('[aria-current]')).toHaveText(settings.group.provider)

    const [phone, days] = [settings.portal.serviceTel.label, settings.ordering.orderTermDays.label]
    // The help button has the same name as the field.
    const dayField = page.getByLabel(days).and(page.locator('input'))
    const previous = await page.getByLabel(phone, { exact: true }).inputValue()
    const { colour } = messagesOf[language].controls
    const theme = page.getByRole('textbox', { name: settings.portal.themeColor.label })
    const formerTheme = await theme.inputValue()
    // The short form is accepted when typed; a picked colour is written in full.
    await theme.fill('ABC')
    await theme.blur()
    await expect(theme).toHaveValue('#aabbcc')
    await page.getByRole('button', { name: colour.open }).press('Enter')
    const panel = page.getByRole('dialog', { name: colour.open })
    await panel.getByRole('slider', { name: colour.hue }).press('ArrowRight')
    await expect(theme).not.toHaveValue('#aabbcc')
    await panel.getByRole('option', { name: colour.names.purple }).click()
    await expect(theme).toHaveValue('#6b3fd4')
    await expectAccessible(page)
    await saveScreenshot(page, `screenshots/settings/colour-${language}.png`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: colour.open })).toBeFocused()

    await dayField.fill('400')
    await page.getByLabel(phone, { exact: true }).fill('400-123')
    await expect(page.getByText(interpolate(portal.login.unsaved, { count: 3 }))).toBeVisible()
    await save.click()
    await expect(page.getByText(formatSentence('telephone', language))).toBeVisible()
    await expect(page.getByLabel(phone, { exact: true })).toBeFocused()
    await page.getByLabel(phone, { exact: true }).fill('400-123-4567')
    await save.click()
    await expect(page.getByText(interpolate(common.check.atMost, { label: days, count: 365 }))).toBeVisible()
    await expect(dayField).toBeFocused()
    await expect(linkTo('ordering')).toContainText(common.sections.wrong)
    await expect(linkTo('provider')).not.toContainText(common.sections.wrong)
    await expectAccessible(page)
    await saveScreenshot(page, `screenshots/settings/wrong-${language}.png`)
    await dayField.fill('45')
    await save.click()
    await expectToast(page, common.done)
    await expect(save).toBeDisabled()

    const visitor = await browser.newPage({ locale: language })
    await visitor.goto(`${appUrl(host)}/login`)
    await waitUntilStable(visitor)
    await expect(visitor.getByText('400-123-4567').first()).toBeVisible()
    const accent = visitor.locator(':root')
    await expect(accent).toHaveCSS('--p-6', '#6b3fd4')
    await visitor.close()

    await dayField.fill('30')
    await theme.fill(formerTheme)
    await page.getByLabel(phone, { exact: true }).fill(previous)
    await save.click()
    await expectToast(page, common.done)
  })

for (const language of languagesOf(import.meta.filename))
  test(`settings: a disabled portal is not found, and those who can enable it can log in (${language})`, async ({
    page,
    browser,
  }) => {
    const { settings, common } = messagesOf[language]
    const { services, portal } = settings
    const title = (at: Page, name: string) => at.getByRole('heading', { level: 1, name })
    const openHall = async (at: Page) => {
      await at.goto(`${appUrl(host)}/biddingHall`)
      await waitUntilStable(at)
    }
    const visitor = await aPage(browser, language)
    await openHall(visitor)
    const hall = messagesOf[language].shell.halls
    await expect(title(visitor, hall.bidding)).toBeVisible()

    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', host, language })
    await page.getByRole('link', { name: settings.title, exact: true }).click()
    await waitUntilStable(page)
    const save = async () => {
      await page.getByRole('button', { name: common.save, exact: true }).click()
      await expectToast(page, common.done)
    }
    const entries = page.getByRole('group', { name: services.portalMenu.label })
    const bidding = entries.getByRole('checkbox', { name: services.portalMenu.options.biddingHall })
    await bidding.uncheck()
    await save()
    await openHall(visitor)
    await expect(title(visitor, common.missing.title)).toBeVisible()
    await expect(visitor.getByRole('link', { name: hall.inquiry, exact: true }).first()).toBeVisible()
    await expect(visitor.getByRole('link', { name: hall.bidding, exact: true })).toHaveCount(0)

    await bidding.check()
    await checkboxNamed(page, portal.isEnable.label).uncheck()
    await save()
    for (const path of ['biddingHall', 'notice', 'homePageZb', 'myCart', 'nowhere']) {
      await visitor.goto(`${appUrl(host)}/${path}`)
      await expect(title(visitor, common.missing.title)).toBeVisible()
    }
    await expectPageQuality(visitor)
    // A page of a menu leads to the login of its entrance.
    const entrances: Record<string, RegExp> = { settings: /entrance=operator$/, supplierOrders: /entrance=supplier$/ }
    for (const path of ['', '404', 'portalHomePage', 'settings', 'supplierOrders']) {
      await visitor.goto(`${appUrl(host)}/${path}`)
      await expect(visitor).toHaveURL(entrances[path] ?? /\/login$/)
    }
    const buyer = await aPage(browser, language)
    await logIn(buyer, 'ruanxizhao', { host, language })
    await expect(buyer).toHaveURL(/portalHomePage/)
    await buyer.goto(`${appUrl(host)}/myCart`)
    await expect(title(buyer, common.missing.title)).toBeVisible()

    await page.reload()
    await waitUntilStable(page)
    await checkboxNamed(page, portal.isEnable.label).check()
    await save()
    await buyer.goto(`${appUrl(host)}/myCart`)
    await expect(title(buyer, common.missing.title)).toHaveCount(0)
    await openHall(visitor)
    await expect(title(visitor, hall.bidding)).toBeVisible()
    await buyer.context().close()
    await visitor.context().close()
  })
