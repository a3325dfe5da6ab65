import type { Page } from '@playwright/test'
import { appUrl, expect, test } from './app.ts'
import { logIn, setLanguage } from './users.ts'
import { saveScreenshot } from './support/saveScreenshot.ts'
import { expectPageQuality } from './visualAssertions.ts'
import { interpolate, messagesOf } from './messages.ts'
import { languagesOf } from './languages.ts'
import { anApplication } from './support/application.ts'

const expectAppearance = (page: Page, name: string) =>
  expectPageQuality(page, (width) => saveScreenshot(page, `screenshots/provider/${name}-${width}.png`))

const journeys = [
  { language: 'zh-CN', name: '客户管理', enName: 'CRM', account: 'linzhiyuan', person: '林知远' },
  { language: 'en', name: '合同管理', enName: 'Contracts', account: 'shenruochuan', person: '沈若川' },
] as const

for (const { language, name, enName, account, person } of journeys.filter((each) =>
  languagesOf(import.meta.filename).includes(each.language),
))
  test(`provider: an operator connects an application, and its users log in here (${language})`, async ({
    page,
    browser,
  }) => {
    const { provider, common } = messagesOf[language]
    const appName = language === 'en' ? enName : name
    const application = await anApplication()
    const otherContext = await browser.newContext({ locale: language })
    try {
      await setLanguage(page, 'zh-CN')
      await logIn(page, 'operator', { entrance: 'operator' })
      await setLanguage(page, language)
      await page.goto(`${appUrl()}/applications`)
      await expectAppearance(page, `applications-${language}`)
      await page.getByRole('button', { name: provider.admin.add }).click()
      const dialog = page.getByRole('dialog')
      const field = (label: string) =>
        dialog.getByRole('textbox', { name: new RegExp(`(^|${common.required})\\s*${label}$`) })
      await field(provider.field.name).fill(name)
      await field(provider.field.enName).fill(enName)
      await field(provider.field.redirects.label).fill('http://crm.example.com/callback')
      await field(provider.field.logouts.label).fill(`${application.origin}/bye`)
      await dialog.getByLabel(provider.scope.department).check()
      await dialog.getByLabel(provider.field.isOwn).uncheck()
      await dialog.getByRole('button', { name: common.save }).click()
      await expect(dialog.getByRole('alert')).toContainText('http://crm.example.com/callback')
      await field(provider.field.redirects.label).fill(`${application.origin}/callback`)
      await expectAppearance(page, `new-${language}`)
      await dialog.getByRole('button', { name: common.save }).click()
      await expect(page.getByRole('dialog')).toContainText(provider.admin.secretText)
      await expectAppearance(page, `secret-${language}`)
      const [clientId = '', secret = ''] = await page.getByRole('dialog').locator('code').allTextContents()
      await application.setUp(clientId, secret)
      await page.getByRole('button', { name: provider.admin.saved }).click()
      const row = page.getByRole('row').filter({ hasText: clientId })
      await expect(row).toContainText(provider.admin.active)
      expect(await page.content()).not.toContain(secret)

      const visitor = await otherContext.newPage()
      await setLanguage(visitor, language)
      await visitor.goto(application.origin)
      await expect(visitor).toHaveURL(/\/login/)
      await logIn(visitor, account, { language })
      const consent = visitor.getByRole('heading', { name: interpolate(provider.consent.lead, { name: appName }) })
      await expect(consent).toBeVisible()
      await expect(visitor.getByRole('main')).toContainText(person)
      await expectAppearance(visitor, `consent-${language}`)
      await visitor.getByRole('button', { name: provider.consent.refuse }).click()
      await expect(visitor.getByRole('heading', { name: 'access_denied' })).toBeVisible()
      await visitor.goto(application.origin)
      await visitor.getByRole('button', { name: provider.consent.agree }).click()
      await expect(visitor.getByRole('heading', { name: `${person} ${account}` })).toBeVisible()
      await visitor.goto(application.origin)
      await expect(visitor.getByRole('heading', { name: `${person} ${account}` })).toBeVisible()

      await visitor.goto(`${application.origin}/quit`)
      await expect(visitor.getByRole('button', { name: provider.logout.confirm })).toBeVisible()
      await expectAppearance(visitor, `leave-${language}`)
      await visitor.goto(`${application.origin}/leave`)
      await expect(visitor.getByRole('heading', { name: 'bye' })).toBeVisible()
      await visitor.goto(application.origin)
      await expect(visitor).toHaveURL(/\/login/)
      await logIn(visitor, account, { language })
      await expect(visitor.getByRole('heading', { name: `${person} ${account}` })).toBeVisible()

      await row.getByRole('button', { name: provider.admin.action.switchOff }).click()
      await page.getByRole('dialog').getByRole('button', { name: provider.admin.action.switchOff }).click()
      await expect(row).toContainText(provider.admin.off)
      await visitor.goto(application.origin)
      await expect(visitor.getByRole('heading', { name: provider.error.invalid_client })).toBeVisible()
      await expectAppearance(visitor, `error-${language}`)
      await visitor.goto(`${appUrl()}/oidcConsent?uid=${'x'.repeat(21)}`)
      await expect(visitor.getByRole('alert')).toBeVisible()
      await expectAppearance(visitor, `gone-${language}`)
    } finally {
      await otherContext.close()
      await application.close()
    }
  })
