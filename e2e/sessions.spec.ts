import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { refusals } from '#contract/refusals.ts'
import { appUrl, expect, test } from './app.ts'
import { logIn } from './users.ts'
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
