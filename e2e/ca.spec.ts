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

/**
 * The local service of a U-key, as a person's machine has it; only its port is another, so that several runs do not
 * meet.
 */
const dataDir = process.env['APP_DATA'] ?? ''
const folder = join(dataDir, 'ukey')
const alpha = 'http://127.0.0.1:51235/alpha'
const words = messagesOf['zh-CN']
let driver: Awaited<ReturnType<typeof startUKeySimulator>>
let whole: Vault

test.skip(dataDir === '', 'the authorities have to be made known to the product')
test.beforeAll(async () => {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  execFileSync(process.execPath, ['tools/uKeySimulator.ts', 'install'], { env, stdio: 'pipe' })
  whole = readVault(folder)
  driver = await startUKeySimulator({ folder, port: 0, securePort: 0 })
})
test.afterAll(() => driver?.close())
test.beforeEach(async ({ page }) => {
  change(whole)
  await plugIn(page)
})

const change = (some: Partial<Vault>) => void writeVault(folder, { ...readVault(folder), ...some })
const plugIn = (page: Page) =>
  page.route(alpha, (route) => route.continue({ url: alpha.replace('51235', String(driver.port)) }))
const noDriver = async (page: Page) => {
  await page.unroute(alpha)
  await page.route(alpha, (route) => route.abort('connectionrefused'))
}
const answers = async (page: Page, status: number, body: string) => {
  await page.unroute(alpha)
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(alpha, (route) => route.fulfill({ status, body, headers, contentType: 'application/json' }))
}
const toPanel = (page: Page) => page.goto(`${appUrl()}/login?method=ca`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const enterPin = async (page: Page, pin: string, { common, certificates }: typeof words = words) => {
  await page.getByPlaceholder(certificates.pin).fill(pin)
  await press(page, common.confirm)
}
/** Anyone who changes how they log in shows their password again. */
async function proveAgain(page: Page) {
  await page.getByLabel(words.login.prove.password).fill('Baicai@2026')
  await press(page, words.login.prove.next)
}

test('certificate login: without a driver the page says so and where it is, and finds it when it is there', async ({
  page,
}) => {
  await noDriver(page)
  await toPanel(page)
  const { trouble, retry, download } = words.certificates
  await expect(page.getByRole('alert')).toContainText(trouble.unreachable)
  await expect(page.getByRole('link', { name: download })).toHaveAttribute('href', '/CADemo')
  await expectPageQuality(page)

  await answers(page, 200, JSON.stringify({ rtn: 0x0a000001 }))
  await press(page, retry)
  await expect(page.getByRole('alert')).toContainText(trouble.noPlugin)
  await answers(page, 500, '')
  await press(page, retry)
  await expect(page.getByRole('alert')).toContainText(trouble.noAnswer)

  await page.unroute(alpha)
  await plugIn(page)
  await press(page, retry)
  await expect(page.getByText(interpolate(words.certificates.found, { count: 4 }))).toBeVisible()
  await expectPageQuality(page)
})

test('certificate login: without a U-key, and with an empty one', async ({ page }) => {
  change({ plugged: false })
  await toPanel(page)
  await expect(page.getByRole('alert')).toContainText(words.certificates.noKey)
  change({ plugged: true, containers: [] })
  await press(page, words.certificates.retry)
  await expect(page.getByRole('alert')).toContainText(words.certificates.empty)
})

test('certificate login: a wrong PIN is shown with the attempts that are left; the fifth locks the U-key', async ({
  page,
}) => {
  change({ containers: whole.containers.slice(0, 1) })
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
  test(`certificate login: of several certificates one is chosen, and logs its person in, with the keyboard alone (${language})`, async ({
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

test('certificate login: a certificate that is too old or revoked does not log in, and a supplier’s entrance is another', async ({
  page,
}) => {
  for (const [at, refusal] of [
    [2, 'ca.expired'],
    [3, 'ca.revoked'],
  ] as const) {
    change({ containers: whole.containers.slice(at, at + 1) })
    await toPanel(page)
    await press(page, words.certificates.logIn)
    await enterPin(page, demoPin)
    await expect(page.getByRole('alert')).toContainText(say(refusal, 'zh-CN'))
  }
  change({ containers: whole.containers.slice(0, 1) })
  await page.goto(`${appUrl()}/login?entrance=supplier&method=ca`)
  await press(page, words.certificates.logIn)
  await enterPin(page, demoPin)
  await expect(page.getByRole('alert')).toContainText(say('login.wrongEntrance', 'zh-CN'))
})

test('certificate login: who has logged in takes a certificate off and adds it again', async ({ page }) => {
  const [sm2, rsa] = whole.containers
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
  await proveAgain(page)
  await enterPin(page, demoPin)
  await expectToast(page, mine.bound)
  await expect(unbind(rsa!.serial)).toBeVisible()
})

test('certificate login: a certificate that is somebody else’s cannot be added; who has none is asked to get one', async ({
  page,
}) => {
  change({ containers: whole.containers.slice(0, 1) })
  await page.route('**/qryConfByItemCode?code=caReminder*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, val: '1' } } })
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
  await proveAgain(page)
  await enterPin(page, demoPin)
  await expect(page.getByRole('alert')).toContainText(say('ca.taken', 'zh-CN'))
})

for (const language of languagesOf(import.meta.filename))
  test(`certificate login: the demonstration shows the whole way (${language})`, async ({ page }) => {
    const { demo } = messagesOf[language].certificates
    await setLanguage(page, language)
    await noDriver(page)
    await page.goto(`${appUrl()}/CADemo`)
    await press(page, demo.act.driver)
    await expect(page.getByText(demo.codes.unreachable)).toBeVisible()
    await expectPageQuality(page)
    await page.unroute(alpha)
    await plugIn(page)
    await press(page, demo.act.driver)
    await press(page, demo.act.certificate)
    await page.getByPlaceholder(messagesOf[language].certificates.pin).fill(demoPin)
    for (const step of ['pin', 'challenge', 'signature', 'check'] as const) await press(page, demo.act[step])
    await expect(page.getByText(demo.good)).toBeVisible()
    await expect(page.getByText(whole.containers[0]!.serial).last()).toBeVisible()
    expect(await page.locator('body').innerText()).not.toContain(demoPin)
    await expectPageQuality(page)
    await press(page, demo.restart)
    await expect(page.getByRole('button', { name: demo.act.driver })).toBeVisible()
  })
