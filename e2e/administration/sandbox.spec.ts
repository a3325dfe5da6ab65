import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'

const language = 'zh-CN'
const { apiKeys, common, invite, sandbox } = messagesOf[language]
const company = 'transport.localhost'
const host = 'transport-sandbox.localhost'

// A login there ends the other sessions of the account.
test.use({ exclusiveTenant: company })

test('a company creates its sandbox, whose pages say so, resets it and removes it', async ({ page, browser }) => {
  await setLanguage(page, language)
  await logIn(page, 'operator', { entrance: 'operator', host: company, language })
  await page.goto(`${appUrl(company)}/apiKeys?view=sandbox`)
  const create = page.getByRole('button', { name: sandbox.create })
  await expect(create).toBeVisible()
  await expect(page.getByText(common.sandbox)).toHaveCount(0)
  await create.click()
  const created = page.getByRole('dialog', { name: sandbox.linkTitle })
  const link = (await created.locator('code').textContent())!
  await created.getByRole('button', { name: apiKeys.saved }).click()
  await expect(page.getByRole('link', { name: new RegExp(host) })).toBeVisible()
  await expect(create).toHaveCount(0)

  const tester = await (await browser.newContext()).newPage()
  await setLanguage(tester, language)
  const { pathname, search } = new URL(link)
  await tester.goto(`${appUrl(host)}${pathname}${search}`)
  await expect(tester.getByText(common.sandbox)).toBeVisible()
  await expect(tester.getByRole('button', { name: invite.accept })).toBeVisible()
  await expect(page.getByRole('heading', { name: sandbox.messages })).toBeVisible()

  const confirmed = async (act: 'reset' | 'end', title: string) => {
    await page.getByRole('button', { name: sandbox[act], exact: true }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: sandbox[act], exact: true }).click()
  }
  await confirmed('reset', sandbox.resetTitle)
  await expect(created.locator('code')).toHaveText(new RegExp(host))
  expect(await created.locator('code').textContent()).not.toBe(link)
  await created.getByRole('button', { name: apiKeys.saved }).click()
  await confirmed('end', sandbox.endTitle)
  await expect(create).toBeVisible()
})
