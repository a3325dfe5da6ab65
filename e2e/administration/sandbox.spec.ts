import { TOTP } from 'otpauth'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'

const language = 'zh-CN'
const { apiKeys, common, invite, login, passwords, sandbox } = messagesOf[language]
const company = 'transport.localhost'
const host = 'transport-sandbox.localhost'

test('a company creates its sandbox, whose pages say so, signs in to it, resets it and removes it', async ({
  page,
  browser,
}) => {
  await setLanguage(page, language)
  await logIn(page, 'operator', { entrance: 'operator', host: company, language })
  await page.goto(`${appUrl(company)}/apiKeys?view=sandbox`)
  await expect(page.getByText(common.sandbox)).toHaveCount(0)
  await page.getByRole('button', { name: sandbox.create }).click()
  const created = page.getByRole('dialog', { name: sandbox.linkTitle })
  const link = (await created.locator('code').textContent())!
  await created.getByRole('button', { name: apiKeys.saved }).click()
  await expect(page.getByRole('link', { name: new RegExp(host) })).toBeVisible()

  const tester = await (await browser.newContext()).newPage()
  await setLanguage(tester, language)
  const { pathname, search } = new URL(link)
  await tester.goto(`${appUrl(host)}${pathname}${search}`)
  await expect(tester.getByText(common.sandbox)).toBeVisible()
  await tester.getByLabel(passwords.new, { exact: true }).fill('Beichuan@2026x')
  await tester.getByLabel(passwords.again, { exact: true }).fill('Beichuan@2026x')
  await tester.getByRole('button', { name: invite.accept }).click()
  const setUp = tester.getByRole('dialog', { name: login.factor.setUp })
  // Accepting the invitation reads everything again, the secret too.
  await tester.waitForLoadState('networkidle')
  const secret = (await setUp.locator('code').textContent())!.replaceAll(' ', '')
  await setUp.getByLabel(login.factor.code.totp).fill(new TOTP({ secret }).generate())
  await setUp.getByRole('button', { name: login.factor.confirm }).click()
  await tester.getByRole('dialog').getByRole('button').last().click()
  await expect(tester).not.toHaveURL(/invite/)
  await tester.goto(`${appUrl(host)}/apiKeys?view=sandbox`)
  await expect(tester.getByText(sandbox.here)).toBeVisible()
  await expect(tester.getByText(common.sandbox)).toBeVisible()
  await expect(tester.getByRole('heading', { name: sandbox.messages })).toBeVisible()

  const confirmed = async (act: 'reset' | 'end', title: string) => {
    await page.getByRole('button', { name: sandbox[act], exact: true }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: sandbox[act], exact: true }).click()
  }
  await confirmed('reset', sandbox.resetTitle)
  await expect(created.locator('code')).not.toHaveText(link)
  await created.getByRole('button', { name: apiKeys.saved }).click()
  await confirmed('end', sandbox.endTitle)
  await expect(page.getByRole('button', { name: sandbox.create })).toBeVisible()
})
