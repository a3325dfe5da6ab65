import type { BrowserContext, Page } from '@playwright/test'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { refusals } from '#contract/refusals.ts'
import { appUrl, expect, test } from './app.ts'
import { logIn } from './users.ts'
import { chooseInAccountMenu } from './support/pickers.ts'
import { messagesOf } from './messages.ts'
import { waitUntilStable } from './visualAssertions.ts'

const words = messagesOf['zh-CN']
const { session } = words.common

const tokens = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')])
const claims = (token: string | null | undefined) =>
  JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString('utf8')) as { type: string; userId: string }

/** A further tab of the same browser, in which the product has arrived. */
async function tab(context: BrowserContext, path = '/deliveryAddress'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(appUrl() + path)
  await page.waitForFunction(() => window.isHydrated)
  return page
}
const isAsked = (page: Page, text: string) => expect(page.getByRole('dialog')).toContainText(text)
const know = (page: Page) => page.getByRole('dialog').getByRole('button', { name: words.common.know }).click()

test('sessions: a visitor holds the token of a visit, and anyone who logs in a token of their own, in both storages', async ({
  page,
}) => {
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
})

test('sessions: a new tab takes the login of the browser; a logout in one tab ends all three', async ({
  page,
  context,
}) => {
  await logIn(page, 'fangmuqing')
  const [second, third] = [await tab(context), await tab(context, '/myCart')]
  expect((await tokens(second))[1]).toBe((await tokens(page))[1])
  await chooseInAccountMenu(page, 'zh-CN', words.shell.logOut)
  await page.getByRole('dialog').getByRole('button', { name: words.common.confirm }).click()
  for (const other of [second, third]) {
    await isAsked(other, session.left)
    await know(other)
    await expect(other).toHaveURL(/\/login$/)
    expect(await other.evaluate(() => sessionStorage.getItem('userName'))).toBeNull()
  }
})

test('sessions: who becomes somebody else in one tab is reported in the others, which reload', async ({
  page,
  context,
}) => {
  await logIn(page, 'fangmuqing')
  const second = await tab(context)
  const third = await context.newPage()
  await third.goto(`${appUrl()}/404`)
  await third.waitForFunction(() => window.isHydrated)
  const token = await otherToken(page)
  await third.evaluate((other) => {
    localStorage.setItem('token', other)
    sessionStorage.setItem('token', other)
  }, token)
  for (const other of [page, second]) {
    await isAsked(other, session.switched)
    await know(other)
    await expect(other).not.toHaveURL(/\/login/)
    await other.waitForFunction(() => window.isHydrated)
    await expect(other.getByRole('banner').getByText('陆云舟')).toBeVisible()
  }
})

/** The token of a login in another browser. */
async function otherToken(page: Page): Promise<string> {
  const elsewhere = await page.context().browser()!.newContext({ locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  await logIn(other, 'luyunzhou')
  const [token] = await tokens(other)
  await elsewhere.close()
  return token!
}

test('sessions: a tab whose login the browser has lost gives it back, unless somebody has logged out', async ({
  page,
}) => {
  await logIn(page, 'fangmuqing')
  const [before] = await tokens(page)
  await page.evaluate(() => localStorage.removeItem('token'))
  await expect.poll(async () => (await tokens(page))[0]).toBe(before)
  await page.evaluate(() => {
    localStorage.setItem('isContinue2', '1')
    localStorage.removeItem('token')
  })
  await isAsked(page, session.left)
})

test('sessions: where a tenant allows one login, the one before it shows that it was ended', async ({
  page,
  browser,
}) => {
  const host = 'transport.localhost'
  await logIn(page, 'luxingzhou', { host })
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  await logIn(await elsewhere.newPage(), 'luxingzhou', { host })
  await page.reload()
  await isAsked(page, refusals['session.elsewhere'][1])
  await elsewhere.close()
})

for (const code of ['session.idle', 'session.elsewhere', 'permission.denied'] as const)
  test(`sessions: the answer ${refusals[code][0]} is said once, and leads to the login`, async ({ page }) => {
    await logIn(page, 'fangmuqing')
    const [number, message] = refusals[code]
    await page.route(`**${qryUserRefDetail.path}*`, (route) =>
      route.fulfill({ json: { code: number, message, data: null, traceid: 'x' } }),
    )
    await page.goto(`${appUrl()}/deliveryAddress`)
    await isAsked(page, message)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: session.login }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
  })

const answerWith = (page: Page, path: string, code: 'session.none') =>
  page.route(`**${path}*`, (route) => {
    const [number, message] = refusals[code]
    return route.fulfill({ json: { code: number, message, data: null, traceid: 'x' } })
  })

test('sessions: the answer -100 to a question leads to the login silently, and back afterwards', async ({ page }) => {
  await logIn(page, 'fangmuqing')
  // What the page of the login leads to asks the same question.
  await waitUntilStable(page)
  await answerWith(page, qryUserRefDetail.path, 'session.none')
  // The answer can lead away before the page has loaded, which ends a wait for its load.
  await page.goto(`${appUrl()}/deliveryAddress`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
})

test('sessions: a visitor who asks for a page of their own is sent to log in first, and comes to it afterwards', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/deliveryAddress`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(session.notYet)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('saved_path'))).toBe('/deliveryAddress')
})

test('sessions: a switch of the account is shown also after a reload', async ({ page }) => {
  await logIn(page, 'fangmuqing')
  await page.evaluate(() => sessionStorage.setItem('isChangeExit', '1'))
  await page.reload()
  await isAsked(page, session.switched)
  await know(page)
  // The page is left meanwhile, which ends what is evaluated in it.
  const change = () => page.evaluate(() => sessionStorage.getItem('isChangeExit'))
  await expect(async () => expect(await change()).toBeNull()).toPass()
})

test('sessions: the page of the login ends the session, here and on the server', async ({ page, request }) => {
  await logIn(page, 'fangmuqing')
  const [token] = await tokens(page)
  const requested = () =>
    request.get(appUrl() + qryUserRefDetail.path, { headers: { authorization: `Bearer ${token}` } })
  expect(((await (await requested()).json()) as { code: number }).code).toBe(0)
  await page.goto(`${appUrl()}/login`)
  await page.waitForFunction(() => window.isHydrated)
  await expect.poll(async () => ((await (await requested()).json()) as { code: number }).code).toBe(-100)
})
