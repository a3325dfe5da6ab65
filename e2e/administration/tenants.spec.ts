import { TOTP } from 'otpauth'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'

const language = 'zh-CN'
const { checklist, invite, login, passwords, tenants } = messagesOf[language]

test('a new tenant is opened from nothing, and its first administrator signs in and sees what is left to do', async ({
  page,
  browser,
}) => {
  const code = `t${Date.now() % 1_000_000_000}`
  const host = `${code}.localhost`
  const word = 'Beichuan@2026x'
  await setLanguage(page, language)
  await logIn(page, 'operator', { entrance: 'operator', host: 'platform.localhost', language })
  await page.goto(`${appUrl('platform.localhost')}/tenants`)
  await page.getByRole('button', { name: tenants.add }).click()
  const form = page.getByRole('dialog', { name: tenants.add })
  const text = (name: string) => form.getByRole('textbox', { name }).first()
  await text(tenants.field.name).fill(`新元能源${code}`)
  await text(tenants.field.code).fill(code)
  await text(tenants.field.hosts.label).fill(host)
  await text(tenants.field.adminName).fill('卢北辰')
  await text(tenants.field.adminCode).fill('beichen')
  await text(tenants.field.adminEmail).fill(`${code}@example.com`)
  await form.getByRole('button', { name: tenants.found, exact: true }).click()
  const invited = page.getByRole('dialog', { name: tenants.invited })
  const link = (await invited.getByText(/invite\?token=/).textContent())!.trim().split(/\s/)[0]!
  await invited.getByRole('button').last().click()
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible()

  const administrator = await (await browser.newContext()).newPage()
  await setLanguage(administrator, language)
  const { pathname, search } = new URL(link)
  await administrator.goto(`${appUrl(host)}${pathname}${search}`)
  await expect(administrator.getByText(`新元能源${code}`).first()).toBeVisible()
  await administrator.getByLabel(passwords.new, { exact: true }).fill(word)
  await administrator.getByLabel(passwords.again, { exact: true }).fill(word)
  await administrator.getByRole('button', { name: invite.accept }).click()
  const setUp = administrator.getByRole('dialog', { name: login.factor.setUp })
  const secret = (await setUp.locator('code').textContent())!.replaceAll(' ', '')
  await setUp.getByLabel(login.factor.code.totp).fill(new TOTP({ secret }).generate())
  await setUp.getByRole('button', { name: login.factor.confirm }).click()
  await administrator.getByRole('dialog').getByRole('button').last().click()
  await expect(administrator).not.toHaveURL(/invite/)
  await administrator.goto(`${appUrl(host)}/onboardingChecklist`)
  await expect(administrator.getByRole('heading', { level: 1, name: checklist.title })).toBeVisible()
  await expect(administrator.getByText(checklist.step.departments, { exact: true })).toBeVisible()
})

test('a suspended tenant answers one page that says so', async ({ page }) => {
  await page.goto(appUrl('yunling.localhost'))
  await expect(page.getByRole('heading', { name: /云岭物流有限公司.*已停用/ })).toBeVisible()
})
