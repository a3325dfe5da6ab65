import { randomBytes } from 'node:crypto'
import { aProvider } from '#test/idp/oidc.ts'
import { signOf } from '#server/modules/sso/adapters/link.sign.ts'
import { appUrl, expect, test } from './app.ts'
import { logIn, setLanguage } from './users.ts'
import { messagesOf } from './messages.ts'
import { expectAccessible, expectPageQuality } from './visualAssertions.ts'
import { languagesOf } from './languages.ts'
import { setUp } from './support/ssoEntry.ts'

const clientId = 'procurement'

const journeys = [
  { language: 'zh-CN', oidc: '/hxssoLogin', link: '/mcSsoLogin', gone: '/ssoRedirect', app: '合同管理系统' },
  { language: 'en', oidc: '/hrsjSsoLogin', link: '/sooLink', gone: '/login_jzny', app: 'Contracts' },
] as const

for (const { language, oidc, link, gone: missingPath, app } of journeys.filter((each) =>
  languagesOf(import.meta.filename).includes(each.language),
))
  test(`SSO: an operator configures SSO entries, and users log in by them (${language})`, async ({ page, browser }) => {
    const { sso, login } = messagesOf[language]
    const secret = randomBytes(16).toString('hex')
    const redirectUris = [appUrl() + oidc]
    const provider = await aProvider({ clientId, secret, redirectUris }, () => ({
      sub: 'p-1',
      claims: { userCode: 'linzhiyuan' },
    }))
    try {
      await setLanguage(page, 'zh-CN')
      await logIn(page, 'operator', { entrance: 'operator' })
      await setLanguage(page, language)
      await page.goto(`${appUrl()}/ssoEntries`)
      await expectPageQuality(page)
      await setUp(page, language, {
        name: `OIDC ${language}`,
        page: oidc,
        adapter: 'oidc',
        fields: {
          [sso.field.issuer]: provider.origin,
          [sso.field.clientId]: clientId,
          [sso.field.secret]: secret,
          [sso.field.claim]: 'userCode',
        },
      })
      await setUp(page, language, {
        name: `Link ${language}`,
        page: link,
        adapter: 'link',
        fields: { [sso.field.key]: secret },
      })

      const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
      await setLanguage(visitor, language)
      const expectedParams = new URLSearchParams({
        routerPath: '/showMallProductList',
        routerQuery: '{"searchWords":"手套"}',
      })
      await visitor.goto(`${appUrl()}${oidc}?${expectedParams}`)
      await expect(visitor).toHaveURL(/\/showMallProductList\?searchWords=/)
      expect(await visitor.evaluate(() => sessionStorage.getItem('userName'))).toBe('林知远')

      const tenantId = await visitor.evaluate(async () => {
        const response = await fetch('/portalent/api/portalSettings/queryByDomain')
        return ((await response.json()) as { data: { tenantId: string } }).data.tenantId
      })
      const timestamp = String(Date.now())
      const sign = signOf('sm3', secret, `shenruochuan/${tenantId}/${timestamp}`)
      const address = `${appUrl()}${link}?${new URLSearchParams({ userCode: 'shenruochuan', tenantId, timestamp, sign })}`
      const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
      await setLanguage(other, language)
      await other.goto(address)
      await expect(other).toHaveURL(`${appUrl()}/`)
      expect(await other.evaluate(() => sessionStorage.getItem('userName'))).toBe('沈若川')

      // A link that is used again: the mall with a message, or the login with the error.
      const latePage = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
      await setLanguage(latePage, language)
      await latePage.goto(address)
      await expect(latePage).toHaveURL(link === '/mcSsoLogin' ? /\/login$/ : /\/login\?type=ERROR$/)
      if (link === '/sooLink') await expect(latePage.getByRole('alert')).toContainText(login.sso.failed)

      // A page without an SSO entry, and one that shows the error.
      await latePage.goto(`${appUrl()}${missingPath}`)
      await expect(latePage).toHaveURL(/\/login\?type=ERROR$/)
      await expectAccessible(latePage)
      await latePage.goto(`${appUrl()}/login_szjy?type=ERROR`)
      await expect(latePage.getByRole('dialog')).toContainText(login.sso.failed)
      await expectPageQuality(latePage)
      await latePage.getByRole('link', { name: sso.to.purchaser }).click()
      await expect(latePage).toHaveURL(/\/login$/)
      await latePage.goto(`${appUrl()}/ssoLogin?key=${'a'.repeat(32)}`)
      await expect(latePage.getByRole('dialog')).toContainText(login.sso.failed)
      expect(new URL(latePage.url()).search).toBe('')

      await latePage.goto(`${appUrl()}/operationPlatformView`)
      await expect(latePage.getByRole('heading', { name: sso.station.title })).toBeVisible()
      await expectPageQuality(latePage)
      await page.goto(`${appUrl()}/operationalRole`)
      await expectPageQuality(page)
      await page.route('https://contracts.*/**', (route) => route.fulfill({ body: 'there' }))
      await page.getByRole('button', { name: sso.role.enterApp.replace('{{name}}', app) }).click()
      await expect(page).toHaveURL(/^https:\/\/contracts\.[^/]+\/sso\?token=[\w-]{20,}$/)
    } finally {
      await provider.close()
    }
  })
