import { expect, test } from './app.ts'
import { logIn } from './users.ts'
import { messagesOf } from './messages.ts'
import { list, tiles, sent, openHeld } from './ssr/page.ts'

test(
  'server-side rendering: the list comes with its goods and the prices of who is logged in; a visitor is sent none',
  { tag: '@core' },
  async ({ page, context }) => {
    expect(tiles(await sent(context))).toBe(0)
    await logIn(page, 'linzhiyuan')
    const html = await sent(context)
    expect(tiles(html)).toBeGreaterThan(3)
    const token = (await context.cookies()).find(({ name }) => name === 'Authorization')!.value
    expect([html.includes('林知远'), html.includes(token)]).toEqual([true, false])
  },
)

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

test(
  'hydration: the page is readable without its program, and hydrated without a second call',
  { tag: '@core' },
  async ({ page, context, browser }) => {
    await logIn(page, 'linzhiyuan')
    const still = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
    const paper = await still.newPage()
    await paper.goto(list)
    await expect(paper.locator('article h3').first()).toContainText('手套')
    const rendered = await paper.locator('article h3').allTextContents()
    await paper.locator('article h3 a').first().click()
    const introduction = paper.getByRole('region', { name: messagesOf['zh-CN'].catalogue.goods.tabs })
    await expect(introduction.locator('p', { hasText: '发货' }).first()).toBeVisible()
    await still.close()

    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(list)
    await page.waitForFunction(() => window.isHydrated)
    expect(await page.locator('article h3').allTextContents()).toEqual(rendered)
    expect(requested.filter((path) => /checkEnable|qryUserRefDetail|queryGoodsListWithStandard/.test(path))).toEqual([])
  },
)

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
