import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import * as client from 'openid-client'
import { appUrl, expect, test } from './app.ts'
import { logIn, setLanguage } from './users.ts'
import { expectPageQuality, screenshot } from './visualAssertions.ts'
import { interpolate, messagesOf } from './messages.ts'
import { languagesOf } from './languages.ts'

/**
 * A relying party: it sends its visitors to log in, redeems the code with which they come back, and greets them by
 * name.
 */
async function anApplication() {
  let config: client.Configuration | undefined
  let checks: { pkceCodeVerifier: string; expectedState: string } | undefined
  let idToken = ''
  const server: Server = createServer((request, response) => {
    const show = (text: string) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(`<h1>${text}</h1>`)
    const redirect = (url: URL) => response.writeHead(303, { location: url.href }).end()
    const answer = async () => {
      const url = new URL(request.url ?? '/', origin)
      if (url.pathname === '/bye') return show('bye')
      if (!config) return show('not set up')
      if (url.pathname === '/leave')
        return redirect(
          client.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: `${origin}/bye` }),
        )
      if (url.pathname === '/quit')
        return redirect(client.buildEndSessionUrl(config, { post_logout_redirect_uri: `${origin}/bye` }))
      if (url.pathname !== '/callback') {
        checks = { pkceCodeVerifier: client.randomPKCECodeVerifier(), expectedState: client.randomState() }
        const code_challenge = await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier)
        const requested = {
          redirect_uri: `${origin}/callback`,
          scope: 'openid profile department',
          state: checks.expectedState,
        }
        return redirect(
          client.buildAuthorizationUrl(config, { ...requested, code_challenge, code_challenge_method: 'S256' }),
        )
      }
      if (url.searchParams.has('error')) return show(url.searchParams.get('error')!)
      const tokens = await client.authorizationCodeGrant(config, url, checks)
      idToken = tokens.id_token!
      const { name, preferred_username: account } = await client.fetchUserInfo(
        config,
        tokens.access_token,
        tokens.claims()!.sub,
      )
      return show(`${name} ${account}`)
    }
    answer().catch((error: unknown) => show(`failed: ${String(error)}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    setUp: async (clientId: string, secret: string) => {
      config = await client.discovery(new URL(`${appUrl()}/oidc`), clientId, secret, undefined, {
        execute: [client.allowInsecureRequests],
      })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const looks = (page: Page, name: string) =>
  expectPageQuality(page, (width) => screenshot(page, `screenshots/provider/${name}-${width}.png`))

const journeys = [
  { language: 'zh-CN', name: '客户管理', enName: 'CRM', account: 'linzhiyuan', person: '林知远' },
  { language: 'en', name: '合同管理', enName: 'Contracts', account: 'shenruochuan', person: '沈若川' },
] as const

for (const { language, name, enName, account, person } of journeys.filter((each) =>
  languagesOf(import.meta.filename).includes(each.language),
))
  test(`provider: an operator connects an application, and its people log in here (${language})`, async ({
    page,
    browser,
  }) => {
    const { provider, common } = messagesOf[language]
    const called = language === 'en' ? enName : name
    const application = await anApplication()
    const away = await browser.newContext({ locale: language })
    try {
      await setLanguage(page, 'zh-CN')
      await logIn(page, 'operator', { entrance: 'operator' })
      await setLanguage(page, language)
      await page.goto(`${appUrl()}/applications`)
      await looks(page, `applications-${language}`)
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
      await looks(page, `new-${language}`)
      await dialog.getByRole('button', { name: common.save }).click()
      await expect(page.getByRole('dialog')).toContainText(provider.admin.secretText)
      await looks(page, `secret-${language}`)
      const [clientId = '', secret = ''] = await page.getByRole('dialog').locator('code').allTextContents()
      await application.setUp(clientId, secret)
      await page.getByRole('button', { name: provider.admin.saved }).click()
      const row = page.getByRole('row').filter({ hasText: clientId })
      await expect(row).toContainText(provider.admin.active)
      expect(await page.content()).not.toContain(secret)

      const visitor = await away.newPage()
      await setLanguage(visitor, language)
      await visitor.goto(application.origin)
      await expect(visitor).toHaveURL(/\/login/)
      await logIn(visitor, account, { language })
      const question = visitor.getByRole('heading', { name: interpolate(provider.consent.lead, { name: called }) })
      await expect(question).toBeVisible()
      await expect(visitor.getByRole('main')).toContainText(person)
      await looks(visitor, `consent-${language}`)
      await visitor.getByRole('button', { name: provider.consent.refuse }).click()
      await expect(visitor.getByRole('heading', { name: 'access_denied' })).toBeVisible()
      await visitor.goto(application.origin)
      await visitor.getByRole('button', { name: provider.consent.agree }).click()
      await expect(visitor.getByRole('heading', { name: `${person} ${account}` })).toBeVisible()
      await visitor.goto(application.origin)
      await expect(visitor.getByRole('heading', { name: `${person} ${account}` })).toBeVisible()

      await visitor.goto(`${application.origin}/quit`)
      await expect(visitor.getByRole('button', { name: provider.leave.leave })).toBeVisible()
      await looks(visitor, `leave-${language}`)
      await visitor.goto(`${application.origin}/leave`)
      await expect(visitor.getByRole('heading', { name: 'bye' })).toBeVisible()
      await visitor.goto(application.origin)
      await expect(visitor).toHaveURL(/\/login/)
      await logIn(visitor, account, { language })
      await expect(visitor.getByRole('heading', { name: `${person} ${account}` })).toBeVisible()

      await row.getByRole('button', { name: provider.admin.switchOff }).click()
      await page.getByRole('dialog').getByRole('button', { name: provider.admin.switchOff }).click()
      await expect(row).toContainText(provider.admin.off)
      await visitor.goto(application.origin)
      await expect(visitor.getByRole('heading', { name: provider.error.invalid_client })).toBeVisible()
      await looks(visitor, `error-${language}`)
      await visitor.goto(`${appUrl()}/oidcConsent?uid=${'x'.repeat(21)}`)
      await expect(visitor.getByRole('alert')).toBeVisible()
      await looks(visitor, `gone-${language}`)
    } finally {
      await away.close()
      await application.close()
    }
  })
