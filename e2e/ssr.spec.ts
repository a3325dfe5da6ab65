import { expect, test } from './app.ts'
import { logIn } from './users.ts'
import { messagesOf } from './messages.ts'
import { list, tiles, sent, openWithoutScripts } from './ssr/page.ts'

test(
  'server-side rendering: the list has goods with the prices of the logged-in user; visitors get no prices',
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

test('server-side rendering: works after a browser restart, and from the second page on after the cookies were deleted', async ({
  page,
  context,
}) => {
  await logIn(page, 'linzhiyuan')
  const persistentCookies = (await context.cookies()).filter(
    ({ name, expires }) => name === 'Authorization' && expires > Date.now() / 1000,
  )
  expect(persistentCookies).toHaveLength(1)
  await context.clearCookies()
  await page.goto(list)
  await page.waitForFunction(() => window.isHydrated)
  expect(tiles(await sent(context))).toBeGreaterThan(3)
})

test(
  'hydration: the page is readable before its script has loaded, and hydrated without repeating requests',
  { tag: '@core' },
  async ({ page, context, browser }) => {
    await logIn(page, 'linzhiyuan')
    const staticContext = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    const staticPage = await staticContext.newPage()
    await staticPage.goto(list)
    await expect(staticPage.locator('article h3').first()).toContainText('手套')
    const rendered = await staticPage.locator('article h3').allTextContents()
    await staticPage.locator('article h3 a').first().click()
    const goodsRegion = staticPage.getByRole('region', { name: messagesOf['zh-CN'].catalogue.goods.tabs })
    await expect(goodsRegion.locator('p', { hasText: '发货' }).first()).toBeVisible()
    await staticContext.close()

    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(list)
    await page.waitForFunction(() => window.isHydrated)
    expect(await page.locator('article h3').allTextContents()).toEqual(rendered)
    expect(requested.filter((path) => /checkEnable|qryUserRefDetail|queryGoodsListWithStandard/.test(path))).toEqual([])
  },
)

test('hydration: a page that was rendered for another user is not shown in this tab', async ({
  page,
  context,
  browser,
}) => {
  const otherContext = await browser.newContext({ locale: 'zh-CN' })
  await logIn(await otherContext.newPage(), 'linzhiyuan')
  const other = (await otherContext.cookies()).find(({ name }) => name === 'Authorization')!
  await logIn(page, 'songwanning')
  await context.addCookies([other])
  expect((await sent(context)).includes('林知远')).toBe(true)
  const releaseScripts = await openWithoutScripts(page, list)
  await page.locator('article').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => window.pendingEvents)
  await expect(page.getByText('林知远').first()).toBeHidden()
  releaseScripts()
  await expect(page.getByText('宋婉宁').first()).toBeVisible()
  await expect(page.getByText('林知远')).toHaveCount(0)
  await otherContext.close()
})

test('SSR: renders English and the dark mode from the first byte', async ({ page, context }) => {
  await logIn(page, 'linzhiyuan')
  await page.evaluate(() => {
    localStorage.setItem('locale', 'en_US')
    localStorage.setItem('themeMode', 'dark')
  })
  await page.goto(list)
  await page.waitForFunction(() => window.isHydrated)
  const html = await sent(context)
  expect(/<html [^>]*>/.exec(html)?.[0]).toBe('<html lang="en" data-mode="dark">')
  expect(html.includes(messagesOf.en.catalogue.list.title)).toBe(true)
})

test('SSR: an unknown host gets the page without rendered content', async ({ context }) => {
  const response = await context.request.get(list, { headers: { host: 'nobody.example' } })
  expect(response.status()).toBe(200)
  expect((await response.text()).includes('id="initial-state"')).toBe(false)
})
