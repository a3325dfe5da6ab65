import type { Page } from '@playwright/test'
import { logout, qryUserRefDetail } from '#contract/identity/identity.ts'
import { refusals } from '#contract/refusals.ts'
import { appUrl, expect, test } from './app.ts'
import { logIn, solveSlider } from './users.ts'
import { waitUntilStable } from './visualAssertions.ts'
import { chooseInAccountMenu } from './support/pickers.ts'
import { words, session, tokens, claims, tab, expectDialog, acknowledge, otherToken } from './sessions/session.ts'

test(
  'sessions: visitors have a visitor token and logged-in users their own, in both storages',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(`${appUrl()}/login`)
    await page.waitForFunction(() => window.isHydrated)
    await page.reload()
    await page.waitForFunction(() => window.isHydrated)
    expect((await tokens(page)).map((token) => (token === null ? 'none' : claims(token).type))).toEqual([
      'client',
      'client',
    ])
    await logIn(page, 'fangmuqing')
    const [local, mine] = await tokens(page)
    expect(local).toBe(mine)
    expect(claims(mine).type).toBe('user')
  },
)

test(
  'sessions: a new tab shares the login of the browser; a logout in one tab ends all three',
  { tag: '@core' },
  async ({ page, context }) => {
    await logIn(page, 'fangmuqing')
    const [second, third] = [await tab(context), await tab(context, '/myCart')]
    expect((await tokens(second))[1]).toBe((await tokens(page))[1])
    await chooseInAccountMenu(page, 'zh-CN', words.shell.logOut)
    await page.getByRole('dialog').getByRole('button', { name: words.common.confirm }).click()
    for (const other of [second, third]) {
      await expectDialog(other, session.left)
      await acknowledge(other)
      await expect(other).toHaveURL(/\/login$/)
      expect(await other.evaluate(() => sessionStorage.getItem('userName'))).toBeNull()
    }
  },
)

test('sessions: an account switch in one tab is reported in the others, which reload', async ({ page, context }) => {
  await logIn(page, 'fangmuqing')
  const second = await tab(context)
  const third = await context.newPage()
  await third.goto(`${appUrl()}/nowhere`)
  await third.waitForFunction(() => window.isHydrated)
  const token = await otherToken(page)
  await third.evaluate((other) => {
    localStorage.setItem('token', other)
    sessionStorage.setItem('token', other)
  }, token)
  for (const other of [page, second]) {
    await expectDialog(other, session.switched)
    await acknowledge(other)
    await expect(other).not.toHaveURL(/\/login/)
    await other.waitForFunction(() => window.isHydrated)
    await expect(other.getByRole('banner').getByText('陆云舟')).toBeVisible()
  }
})

test('sessions: a tab restores a login that the browser has lost, unless the user has logged out', async ({ page }) => {
  await logIn(page, 'fangmuqing')
  const [before] = await tokens(page)
  await page.evaluate(() => localStorage.removeItem('token'))
  await expect.poll(async () => (await tokens(page))[0]).toBe(before)
  await page.evaluate(() => {
    localStorage.setItem('isContinue2', '1')
    localStorage.removeItem('token')
  })
  await expectDialog(page, session.left)
})

test('sessions: if a tenant allows one session, the previous one shows that it was ended', async ({
  page,
  browser,
}) => {
  const host = 'transport.localhost'
  await logIn(page, 'luxingzhou', { host })
  const otherContext = await browser.newContext({ locale: 'zh-CN' })
  await logIn(await otherContext.newPage(), 'luxingzhou', { host })
  await page.reload()
  await expectDialog(page, refusals['session.elsewhere'][1])
  await otherContext.close()
})

test('sessions: the login page ends the session, in the browser and on the server', async ({ page, request }) => {
  await logIn(page, 'fangmuqing')
  const [token] = await tokens(page)
  const requested = () =>
    request.get(appUrl() + qryUserRefDetail.path, { headers: { authorization: `Bearer ${token}` } })
  expect(((await (await requested()).json()) as { code: number }).code).toBe(0)
  await page.goto(`${appUrl()}/login`)
  await page.waitForFunction(() => window.isHydrated)
  await expect.poll(async () => ((await (await requested()).json()) as { code: number }).code).toBe(-100)
})

test('sessions: an account switch is reported even after a reload', async ({ page }) => {
  await logIn(page, 'fangmuqing')
  await page.evaluate(() => sessionStorage.setItem('isChangeExit', '1'))
  await page.reload()
  await expectDialog(page, session.switched)
  await acknowledge(page)
  // Retried, because a reload interrupts the evaluation.
  const change = () => page.evaluate(() => sessionStorage.getItem('isChangeExit'))
  await expect(async () => expect(await change()).toBeNull()).toPass()
})

const suggestion = `登录后继续 ${Date.now()}`

async function logInOver(page: Page, account: string) {
  const over = page.getByRole('dialog', { name: session.over })
  await over.getByPlaceholder(words.login.account).fill(account)
  await over.getByPlaceholder(words.login.password).fill('Baicai@2026')
  const code = over.getByPlaceholder(words.login.code)
  const hasPictureCode = await code.isVisible()
  if (hasPictureCode) await code.fill('0000')
  await over.getByRole('button', { name: words.login.login, exact: true }).click()
  if (!hasPictureCode) await solveSlider(page, 'zh-CN')
}

for (const account of ['fangmuqing', 'luyunzhou'])
  test(`sessions: a form whose session has ended is saved after a login over it only for its person (${account})`, async ({
    page,
  }) => {
    await logIn(page, 'fangmuqing')
    await page.goto(`${appUrl()}/deliveryAddress`)
    await waitUntilStable(page)
    const { addresses } = words.ordering
    await page.getByRole('button', { name: words.common.edit, exact: true }).first().click()
    const form = page.getByRole('dialog', { name: addresses.edit })
    const detail = form.locator('textarea')
    await detail.fill(suggestion)
    const [token] = await tokens(page)
    await page.request.post(appUrl() + logout.path, { headers: { authorization: `Bearer ${token}` }, data: {} })
    await form.getByRole('button', { name: words.common.save, exact: true }).click()
    await expect(page.getByRole('dialog', { name: session.over })).toBeVisible()
    await expect(detail).toHaveValue(suggestion)
    await logInOver(page, account)
    if (account === 'fangmuqing') {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText(suggestion)).toBeVisible()
    } else {
      await expectDialog(page, session.switched)
      await acknowledge(page)
      await expect(page).toHaveURL(`${appUrl()}/`)
      await expect(page.getByRole('banner').getByText('陆云舟')).toBeVisible()
    }
  })
