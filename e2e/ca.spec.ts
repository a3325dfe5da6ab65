import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { say } from '#contract/refusals.ts'
import { startUKeySimulator } from '../tools/uKeySimulator/service.ts'
import { writeVault, demoPin, maxRetries, readVault, type Vault } from '../tools/uKeySimulator/vault.ts'
import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, setLanguage } from './users.ts'
import { heights, expectToast, expectPageQuality } from './visualAssertions.ts'
import { interpolate, messagesOf } from './messages.ts'

/** Driver of a U-key, as installed on a user's computer, but on a separate port for each run. */
const dataDir = process.env['APP_DATA'] ?? ''
const folder = join(dataDir, 'ukey')
const driverUrl = 'http://127.0.0.1:51235/alpha'
const words = messagesOf['zh-CN']
let driver: Awaited<ReturnType<typeof startUKeySimulator>>
let fullVault: Vault

test.skip(dataDir === '', 'the authorities have to be made known to the product')
test.beforeAll(async () => {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  execFileSync(process.execPath, ['tools/uKeySimulator.ts', 'install'], { env, stdio: 'pipe' })
  fullVault = readVault(folder)
  driver = await startUKeySimulator({ folder, port: 0, securePort: 0 })
})
test.afterAll(() => driver?.close())
test.beforeEach(async ({ page }) => {
  change(fullVault)
  await plugIn(page)
})

const change = (some: Partial<Vault>) => void writeVault(folder, { ...readVault(folder), ...some })
const plugIn = (page: Page) =>
  page.route(driverUrl, (route) => route.continue({ url: driverUrl.replace('51235', String(driver.port)) }))
const noDriver = async (page: Page) => {
  await page.unroute(driverUrl)
  await page.route(driverUrl, (route) => route.abort('connectionrefused'))
}
const mockDriverResponse = async (page: Page, status: number, body: string) => {
  await page.unroute(driverUrl)
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(driverUrl, (route) => route.fulfill({ status, body, headers, contentType: 'application/json' }))
}
const toPanel = (page: Page) => page.goto(`${appUrl()}/login?method=ca`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const enterPin = async (page: Page, pin: string, { common, certificates }: typeof words = words) => {
  await page.getByPlaceholder(certificates.pin).fill(pin)
  await press(page, common.confirm)
}
/** Changing login methods requires the password again. */
async function reauthenticate(page: Page) {
  await page.getByLabel(words.login.prove.password).fill('Baicai@2026')
  await press(page, words.login.prove.next)
}

test('certificate login: without a driver the page explains where to get it, and detects it once it is running', async ({
  page,
}) => {
  await noDriver(page)
  await toPanel(page)
  const { trouble, retry, download } = words.certificates
  await expect(page.getByRole('alert')).toContainText(trouble.unreachable)
  await expect(page.getByRole('link', { name: download })).toHaveAttribute('href', '/CADemo')
  await expectPageQuality(page)

  await mockDriverResponse(page, 200, JSON.stringify({ rtn: 0x0a000001 }))
  await press(page, retry)
  await expect(page.getByRole('alert')).toContainText(trouble.noPlugin)
  await mockDriverResponse(page, 500, '')
  await press(page, retry)
  await expect(page.getByRole('alert')).toContainText(trouble.noAnswer)

  await page.unroute(driverUrl)
  await plugIn(page)
  await press(page, retry)
  await expect(page.getByText(interpolate(words.certificates.found, { count: 4 }))).toBeVisible()
  await expectPageQuality(page)
})

test('certificate login: reports a missing U-key and an empty one', async ({ page }) => {
  change({ plugged: false })
  await toPanel(page)
  await expect(page.getByRole('alert')).toContainText(words.certificates.noKey)
  change({ plugged: true, containers: [] })
  await press(page, words.certificates.retry)
  await expect(page.getByRole('alert')).toContainText(words.certificates.empty)
})

test('certificate login: a wrong PIN shows the remaining attempts; the fifth locks the U-key', async ({ page }) => {
  change({ containers: fullVault.containers.slice(0, 1) })
  await toPanel(page)
  await press(page, words.certificates.logIn)
  const dialog = page.getByRole('dialog', { name: words.certificates.pinTitle })
  await enterPin(page, '')
  await expect(dialog.getByText(words.certificates.need.pin)).toBeVisible()
  for (const count of [4, 3, 2, 1]) {
    await enterPin(page, '00000000')
    await expect(dialog.getByRole('alert')).toContainText(words.certificates.trouble.wrongPin)
    await expect(dialog.getByRole('alert')).toContainText(interpolate(words.certificates.reason.wrongPin, { count }))
  }
  await expectPageQuality(page)
  await enterPin(page, '00000000')
  await expect(dialog.getByRole('alert')).toContainText(words.certificates.trouble.locked)
  await expect(dialog.getByPlaceholder(words.certificates.pin)).toHaveCount(0)
  await press(page, words.common.cancel)
  change({ retries: maxRetries })
  await press(page, words.certificates.logIn)
  await enterPin(page, demoPin)
  await expect(page).not.toHaveURL(/\/login/)
})

for (const language of languagesOf(import.meta.filename))
  test(`certificate login: one of several certificates is selected and logs in, by keyboard only (${language})`, async ({
    page,
  }) => {
    const { certificates } = messagesOf[language]
    await setLanguage(page, language)
    await toPanel(page)
    await expect(page.getByText(interpolate(certificates.found, { count: 4 }))).toBeVisible()
    await page.getByRole('button', { name: certificates.logIn, exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: certificates.pick })
    await expect(dialog.getByRole('radio')).toHaveCount(4)
    await expectPageQuality(page)
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByPlaceholder(certificates.pin)).toBeFocused()
    await page.keyboard.type(demoPin)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/login/)
    await page.setViewportSize({ width: 1440, height: heights[1440] })
    await expect(page.getByText('林知远').first()).toBeVisible()
  })

test('certificate login: expired and revoked certificates are refused, and a valid one at another portal', async ({
  page,
}) => {
  for (const [at, refusal] of [
    [2, 'ca.expired'],
    [3, 'ca.revoked'],
  ] as const) {
    change({ containers: fullVault.containers.slice(at, at + 1) })
    await toPanel(page)
    await press(page, words.certificates.logIn)
    await enterPin(page, demoPin)
    await expect(page.getByRole('alert')).toContainText(say(refusal, 'zh-CN'))
  }
  change({ containers: fullVault.containers.slice(0, 1) })
  await page.goto(`${appUrl()}/login?entrance=supplier&method=ca`)
  await press(page, words.certificates.logIn)
  await enterPin(page, demoPin)
  await expect(page.getByRole('alert')).toContainText(say('login.wrongEntrance', 'zh-CN'))
})

test('certificate login: a logged-in user removes a certificate and adds it again', async ({ page }) => {
  const [sm2, rsa] = fullVault.containers
  change({ containers: [rsa!] })
  await logIn(page, 'linzhiyuan')
  await page.goto(`${appUrl()}/myCertificates`)
  const { mine } = words.certificates
  const unbind = (serial: string) => page.getByRole('button', { name: interpolate(mine.unbindOne, { serial }) })
  await expect(unbind(sm2!.serial)).toBeVisible()
  await expectPageQuality(page)
  await unbind(rsa!.serial).click()
  await press(page, words.common.remove)
  await expectToast(page, mine.removed)
  await expect(unbind(rsa!.serial)).toHaveCount(0)
  await press(page, mine.bind)
  await reauthenticate(page)
  await enterPin(page, demoPin)
  await expectToast(page, mine.bound)
  await expect(unbind(rsa!.serial)).toBeVisible()
})

test('certificate login: another user’s certificate cannot be added; users without one get instructions', async ({
  page,
}) => {
  change({ containers: fullVault.containers.slice(0, 1) })
  await page.route('**/qryConfByItemCode?code=caReminder*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, val: '1' } } })
  })
  await logIn(page, 'zhaoyanbei')
  const { reminder, mine, download } = words.certificates
  const dialog = page.getByRole('dialog', { name: reminder.title })
  await expect(dialog.getByRole('link', { name: download })).toBeVisible()
  await expectPageQuality(page)
  await dialog.getByRole('link', { name: reminder.bind }).click()
  await expect(page.getByText(mine.none)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await press(page, mine.bind)
  await reauthenticate(page)
  await enterPin(page, demoPin)
  await expect(page.getByRole('alert')).toContainText(say('ca.taken', 'zh-CN'))
})

for (const language of languagesOf(import.meta.filename))
  test(`certificate login: the demonstration page shows every step (${language})`, async ({ page }) => {
    const { demo } = messagesOf[language].certificates
    await setLanguage(page, language)
    await noDriver(page)
    await page.goto(`${appUrl()}/CADemo`)
    await press(page, demo.act.driver)
    await expect(page.getByText(demo.codes.unreachable)).toBeVisible()
    await expectPageQuality(page)
    await page.unroute(driverUrl)
    await plugIn(page)
    await press(page, demo.act.driver)
    await press(page, demo.act.certificate)
    await page.getByPlaceholder(messagesOf[language].certificates.pin).fill(demoPin)
    for (const step of ['pin', 'challenge', 'signature', 'check'] as const) await press(page, demo.act[step])
    await expect(page.getByText(demo.good)).toBeVisible()
    await expect(page.getByText(fullVault.containers[0]!.serial).last()).toBeVisible()
    expect(await page.locator('body').innerText()).not.toContain(demoPin)
    await expectPageQuality(page)
    await press(page, demo.restart)
    await expect(page.getByRole('button', { name: demo.act.driver })).toBeVisible()
  })
