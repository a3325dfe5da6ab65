import { deleteRecentKeys, getRelWord } from '#contract/catalogue/searchWords.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'

const { search } = messagesOf['zh-CN'].catalogue

test('search box: the focused word stays while others arrive, and a removed one passes the focus on', async ({
  browser,
}) => {
  const page = await enter(browser, 'linzhiyuan', 'zh-CN')
  await callApi(page, deleteRecentKeys, {})
  for (const keyword of ['头盔', '绝缘靴', '护目镜'])
    await callApi(page, queryGoodsListWithStandardByCatalog, { keyword })
  await page.goto(`${appUrl()}/showMallProductList`)
  await waitUntilStable(page)
  const box = page.getByRole('searchbox', { name: search.label })
  const shown = page.locator('[data-word]')
  const forget = (word: string) => page.getByRole('button', { name: interpolate(search.forget, { word }), exact: true })

  await test.step('recent searches: the next one, and after the last one the box', async () => {
    await box.focus()
    await expect(shown).toHaveText(['护目镜', '绝缘靴', '头盔'])
    await forget('护目镜').press('Enter')
    await expect(shown).toHaveText(['绝缘靴', '头盔'])
    await expect(forget('绝缘靴')).toBeFocused()
    await page.getByRole('button', { name: search.clear, exact: true }).press('Enter')
    await expect(shown).toHaveCount(0)
    await expect(box).toBeFocused()
  })

  await test.step('suggestions that arrive late wait until the focus is back in the box', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      ({ pathname, searchParams }) => pathname === getRelWord.path && searchParams.get('inputWord') === '扳手',
      async (route) => (await isReleased, route.continue()),
    )
    await box.pressSequentially('手套')
    await expect(shown.first()).toContainText('手套')
    const early = await shown.first().innerText()
    const late = page.waitForRequest((request) => request.url().includes(encodeURIComponent('扳手')))
    await box.fill('扳手')
    await late
    await page.keyboard.press('ArrowDown')
    await expect(shown.first()).toBeFocused()
    const arrived = page.waitForResponse(
      (response) => response.url().includes(getRelWord.path) && response.url().includes(encodeURIComponent('扳手')),
    )
    release()
    await (await arrived).finished()
    await waitUntilStable(page)
    await expect(shown.first()).toHaveText(early)
    await expect(shown.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(box).toBeFocused()
    await expect(shown.first()).toContainText('扳手')
  })

  await test.step('a chosen word leads to the results', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/searchWords=/)
    await expect(shown).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})
