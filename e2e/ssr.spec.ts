import type { BrowserContext, Page } from '@playwright/test'
import { appUrl, expect, test } from './app.ts'
import { logIn } from './users.ts'
import { waitUntilStable } from './visualAssertions.ts'
import { messagesOf } from './messages.ts'

const list = `${appUrl()}/showMallProductList?searchWords=防护手套&inStock=true`
const words = messagesOf['zh-CN']
const tiles = (html: string) => html.split('<article').length - 1

/** The page as it comes over the wire, before any program has run. */
async function sent(context: BrowserContext, address = list): Promise<string> {
  const answer = await context.request.get(address)
  return answer.text()
}

test('server-side rendering: the list comes with its goods and the prices of who is logged in; a visitor is sent none', async ({
  page,
  context,
}) => {
  expect(tiles(await sent(context))).toBe(0)
  await logIn(page, 'linzhiyuan')
  const html = await sent(context)
  expect(tiles(html)).toBeGreaterThan(3)
  const token = (await context.cookies()).find(({ name }) => name === 'Authorization')!.value
  expect([html.includes('林知远'), html.includes(token)]).toEqual([true, false])
})

test('server-side rendering: for who comes back after the browser was closed, and from the second page on for who has cleared the cookies', async ({
  page,
  context,
}) => {
  await logIn(page, 'linzhiyuan')
  const kept = (await context.cookies()).filter(
    ({ name, expires }) => name === 'Authorization' && expires > Date.now() / 1000,
  )
  expect(kept).toHaveLength(1)
  await context.clearCookies()
  await page.goto(list)
  await page.waitForFunction(() => window.isHydrated)
  expect(tiles(await sent(context))).toBeGreaterThan(3)
})

test('hydration: the page is readable without its program, and hydrated without a second call', async ({
  page,
  context,
  browser,
}) => {
  await logIn(page, 'linzhiyuan')
  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const paper = await still.newPage()
  await paper.goto(list)
  await expect(paper.locator('article h3').first()).toContainText('手套')
  const rendered = await paper.locator('article h3').allTextContents()
  await still.close()

  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(list)
  await page.waitForFunction(() => window.isHydrated)
  expect(await page.locator('article h3').allTextContents()).toEqual(rendered)
  expect(requested.filter((path) => /checkEnable|qryUserRefDetail|queryGoodsListWithStandard/.test(path))).toEqual([])
})

/** Opens a page whose program stays away until it is let go. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return gate.resolve
}

test('SSR: what is typed and sent before the program has come is searched', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  const letGo = await openHeld(page, list)
  await page.getByRole('searchbox', { name: words.catalogue.search.label }).fill('安全帽')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(encodeURI(list))
  letGo()
  await expect(page.locator('article h3').first()).toContainText('安全帽')
  await expect(page.getByRole('searchbox', { name: words.catalogue.search.label })).toHaveValue('安全帽')
})

test('SSR: what is done before the program has come is done in its order', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  const letGo = await openHeld(page, list)
  const { price, priceFrom, priceTo, inStock } = words.catalogue.list
  await page.getByLabel(priceFrom).fill('10')
  await page.getByLabel(priceTo).fill('60')
  await page.getByRole('group', { name: price }).getByRole('button', { name: words.common.confirm }).click()
  await page.getByLabel(inStock).click()
  letGo()
  await expect(page).toHaveURL(/priceFrom=10&priceTo=60/)
  await expect(page).not.toHaveURL(/inStock/)
})

test('SSR: the language that is chosen before the program has come is spoken once the page is taken over', async ({
  page,
}) => {
  const errors: string[] = []
  page.context().on('weberror', (error) => errors.push(error.error().message))
  const letGo = await openHeld(page, `${appUrl()}/login`)
  await page.getByRole('button', { name: words.shell.language }).click()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByPlaceholder(messagesOf.en.login.account)).toBeVisible()
  await waitUntilStable(page)
  expect(errors).toEqual([])
})

test('SSR: a box that is ticked before the program has come is ticked once', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  const letGo = await openHeld(page, list)
  await page.getByLabel(words.catalogue.list.inStock).click()
  letGo()
  await expect(page).not.toHaveURL(/inStock=true/)
  await expect(page.getByLabel(words.catalogue.list.inStock)).not.toBeChecked()
})

test('SSR: a button that is pressed before the program has come is pressed once', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  await page.goto(list)
  const goods = await page.locator('article h3 a').first().getAttribute('href')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const letGo = await openHeld(page, `${appUrl()}${goods}`)
  await page.getByRole('button', { name: words.catalogue.goods.add }).first().click()
  letGo()
  await expect(page.getByText(words.catalogue.goods.added).first()).toBeVisible()
  expect(requested.filter((path) => path.includes('addCart'))).toHaveLength(1)
})

test('hydration: a page that was rendered for somebody else is not shown to this tab', async ({
  page,
  context,
  browser,
}) => {
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  await logIn(await elsewhere.newPage(), 'linzhiyuan')
  const other = (await elsewhere.cookies()).find(({ name }) => name === 'Authorization')!
  await logIn(page, 'songwanning')
  await context.addCookies([other])
  expect((await sent(context)).includes('林知远')).toBe(true)
  const letGo = await openHeld(page, list)
  await page.locator('article').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => window.pendingEvents)
  await expect(page.getByText('林知远').first()).toBeHidden()
  letGo()
  await expect(page.getByText('宋婉宁').first()).toBeVisible()
  await expect(page.getByText('林知远')).toHaveCount(0)
  await elsewhere.close()
})

test('SSR: in English, and by night, from the first byte', async ({ page, context }) => {
  await logIn(page, 'linzhiyuan')
  await page.evaluate(() => {
    localStorage.setItem('locale', 'en_US')
    localStorage.setItem('brightness', 'dark')
  })
  await page.goto(list)
  await page.waitForFunction(() => window.isHydrated)
  const html = await sent(context)
  expect(/<html [^>]*>/.exec(html)?.[0]).toBe('<html lang="en" data-mode="dark">')
  expect(html.includes(messagesOf.en.catalogue.list.title)).toBe(true)
})

test('SSR: a host that is nobody’s gets the bare page', async ({ context }) => {
  const answer = await context.request.get(list, { headers: { host: 'nobody.example' } })
  expect(answer.status()).toBe(200)
  expect((await answer.text()).includes('id="initial-state"')).toBe(false)
})
