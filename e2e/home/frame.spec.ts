import type { Page } from '@playwright/test'
import { getTenantSettings, saveTenantSettings, type TenantSettings } from '#contract/portal/settings.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { chooseInAccountMenu } from '../support/pickers.ts'
import { logIn, setLanguage } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'

const host = 'transport.localhost'
test.use({ exclusiveTenant: host })

type Change = {
  readonly portal: Partial<TenantSettings['portal']>
  readonly services: Partial<TenantSettings['services']>
}

/** Changes settings of the tenant and returns the previous ones. */
async function change(operator: Page, { portal, services }: Change): Promise<Change> {
  const { version, settings } = await callApi(operator, getTenantSettings, {})
  await callApi(operator, saveTenantSettings, {
    version,
    ...settings,
    portal: { ...settings.portal, ...portal },
    services: { ...settings.services, ...services },
  })
  const { serviceTel, isDisplayServiceTel, welcomeWords, welcomeWordsEn } = settings.portal
  const { isShowCustomerService, customerServiceUrl, isWaterMark } = settings.services
  return {
    portal: { serviceTel, isDisplayServiceTel, welcomeWords, welcomeWordsEn },
    services: { isShowCustomerService, customerServiceUrl, isWaterMark },
  }
}

const watermark = (page: Page) =>
  page.evaluate(() => {
    const cell = [...document.querySelectorAll<HTMLElement>('[aria-hidden]')].find(
      ({ style }) => style.maskImage !== '',
    )
    return cell && { opacity: getComputedStyle(cell).opacity, tile: decodeURIComponent(cell.style.maskImage) }
  })

for (const language of languagesOf(import.meta.filename)) {
  const { shell, common } = messagesOf[language]

  test(`frame: greeting, welcome, hotline, customer service and watermark follow the settings of the tenant, in ${language}`, async ({
    page,
    browser,
  }) => {
    const operator = await browser.newPage()
    await logIn(operator, 'operator', { entrance: 'operator', host })
    const before = await change(operator, {
      portal: {
        serviceTel: '400-800-7788',
        isDisplayServiceTel: true,
        welcomeWords: '欢迎来到路网',
        welcomeWordsEn: 'Welcome to the roads',
      },
      services: { isShowCustomerService: true, customerServiceUrl: '/noLoghelpCenter', isWaterMark: true },
    })
    try {
      await setLanguage(page, language)
      const visitor = await browser.newPage()
      await visitor.goto(`${appUrl(host)}/notice`)
      await waitUntilStable(visitor)
      await expect.poll(() => watermark(visitor)).toMatchObject({ opacity: '0.05' })

      await logIn(page, 'shaoxinghe', { language, host })
      await page.goto(`${appUrl(host)}/mall`)
      await waitUntilStable(page)
      const bar = page.getByRole('navigation', { name: shell.personal })
      for (const [time, greeting] of [
        ['09:59', 'morning'],
        ['13:59', 'noon'],
        ['17:59', 'afternoon'],
        ['18:00', 'evening'],
      ] as const) {
        await page.clock.setFixedTime(new Date(`2026-11-26T${time}:00+08:00`))
        // The fake clock applies from the next page load.
        await page
          .locator(`a[href="/${page.url().endsWith('/mall') ? 'myCart' : 'mall'}"]`)
          .first()
          .click()
        await expect(bar.getByText(shell.greeting[greeting])).toBeVisible()
      }
      await expect(bar.getByText(language === 'en' ? 'Welcome to the roads' : '欢迎来到路网')).toBeVisible()

      await expect.poll(() => watermark(page)).toMatchObject({ opacity: '0.2' })
      const mark = (await watermark(page))!
      expect(mark.tile).toContain('width="300" height="150"')
      expect(mark.tile).toContain('rotate(-40 150 75)')
      expect(mark.tile).toMatch(/邵星河 \d{12}</)

      const phone = bar.locator('a[href="tel:400-800-7788"]')
      await expect(phone).toBeHidden()
      await page.setViewportSize({ width: 1600, height: 900 })
      // English entries leave no room for it: it is in the menu.
      await expect(phone).toBeVisible({ visible: language === 'zh-CN' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await bar.getByRole('button', { name: shell.support }).click()
      await expect(page.getByRole('menuitem', { name: shell.hotline })).toContainText('400-800-7788')
      const [service] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('menuitem', { name: shell.customerService }).click(),
      ])
      await expect(service).toHaveURL(/\/noLoghelpCenter$/)
      await service.close()

      await change(operator, {
        portal: { isDisplayServiceTel: false },
        services: { isShowCustomerService: false, isWaterMark: false },
      })
      await page.clock.setSystemTime(new Date())
      await page.reload()
      await waitUntilStable(page)
      await bar.getByRole('button', { name: shell.support }).click()
      await expect(page.getByRole('menuitem', { name: shell.feedback })).toBeVisible()
      for (const hiddenEntry of [shell.hotline, shell.customerService])
        await expect(page.getByRole('menuitem', { name: hiddenEntry })).toHaveCount(0)
      await page.keyboard.press('Escape')
      expect(await watermark(page)).toBeUndefined()
    } finally {
      await change(operator, before)
    }
  })

  test(`frame: the back-to-top button appears after 400 pixels; signing out asks for confirmation, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.goto(`${appUrl()}/mall`)
    await waitUntilStable(page)
    const top = page.getByRole('button', { name: shell.top, exact: true })
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    await expect(top).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 401, behavior: 'instant' }))
    await expect(top).toBeVisible()
    const place = (await top.boundingBox())!
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect([width - place.x - place.width, 900 - place.y - place.height]).toEqual([20, 100])
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await chooseInAccountMenu(page, language, shell.logOut)
    const question = page.getByRole('dialog')
    await expect(question).toContainText(common.session.leave)
    await question.getByRole('button', { name: common.cancel, exact: true }).click()
    await expect(page).toHaveURL(/\/mall$/)
    await chooseInAccountMenu(page, language, shell.logOut)
    await question.getByRole('button', { name: common.confirm, exact: true }).click()
    await expect(page).toHaveURL(`${appUrl()}/`)
    await expect(
      page.getByRole('button', { name: new RegExp(interpolate(shell.account, { name: '.*' })) }),
    ).toHaveCount(0)
  })

  test(`frame: a supplier on a desktop sees contacts and the back-to-top button, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'jianglan01', { entrance: 'supplier', language })
    await page.goto(`${appUrl()}/searchBiddingList`)
    await waitUntilStable(page)
    await page.getByRole('button', { name: shell.support }).click()
    for (const entry of [shell.hotline, shell.feedback])
      await expect(page.getByRole('menuitem', { name: entry })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: shell.top, exact: true })).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 401, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: shell.top, exact: true })).toBeVisible()
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoHorizontalOverflow(page)
    }
  })
}
