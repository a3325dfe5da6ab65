import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { listCart, removeCart } from '#contract/ordering/cart.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { chooseFiles } from '../support/uploads.ts'
import { enter, logIn } from '../users.ts'
import { expectAccessible, heights, waitUntilStable, widths } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  test(`quick order: pasted lines and a file are corrected and added to the cart (${language})`, async ({
    browser,
  }) => {
    const page = await enter(browser, 'baisuwen', language)
    const { batch: words, common } = messagesOf[language]
    const checkPage = async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] })
        await waitUntilStable(page)
        await expectAccessible(page)
        await expectNoHorizontalOverflow(page)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    const cart = async () => (await callApi(page, listCart, {})).groups.flatMap(({ lines }) => lines)
    const before = await cart()
    if (before.length > 0) await callApi(page, removeCart, { lineIds: before.map(({ lineId }) => lineId) })
    const { records } = await callApi(page, queryGoodsListWithStandardByCatalog, { limit: 100 })
    const numbers = records.map(({ supplierSku }) => supplierSku)
    const onlyOnce = records.filter(
      ({ supplierSku }) => numbers.indexOf(supplierSku) === numbers.lastIndexOf(supplierSku),
    )
    const [first, second, third] = onlyOnce.filter(({ minQty, available }) => minQty === 1 && available > 20)

    await page.getByRole('banner').getByRole('link', { name: words.title }).click()
    await expect(page).toHaveURL(/bulkOrderPage/)
    await checkPage()

    const lines = [
      `${first!.supplierSku}\t2`,
      `${second!.skuId}, 3, 0.01`,
      `NO-SUCH-CODE x 5`,
      `${first!.supplierSku} 1`,
    ]
    await page.getByLabel(words.paste.label).fill(lines.join('\n'))
    await page.getByRole('button', { name: words.paste.add }).click()
    const list = page.getByRole('table', { name: words.list })
    await expect(list.getByText(interpolate(words.merged, { count: 2 }))).toBeVisible()
    const buffer = Buffer.from(`Product code,Quantity\n${third!.skuId},=1+1\n`)
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer }
    await chooseFiles(page.getByRole('button', { name: common.upload.choose }), [file])
    await expect(list.getByText(words.problem.quantity)).toBeVisible()
    await expect(list.getByText(words.problem.unknown)).toBeVisible()
    await checkPage()

    await page.getByRole('radio', { name: new RegExp(`^${words.show.wrong}`) }).check({ force: true })
    await expect(list.locator('tr[data-row]')).toHaveCount(3)
    const quantity = list.getByLabel(interpolate(words.quantityOf, { code: third!.skuId }))
    await quantity.fill('4')
    await quantity.press('Enter')
    await expect(list.locator('tr[data-row]')).toHaveCount(2)
    await list.getByRole('button', { name: words.accept }).click()
    await expect(list.locator('tr[data-row]')).toHaveCount(1)

    await page.getByRole('button', { name: words.add, exact: true }).click()
    await expect(page.getByRole('alert').getByText(interpolate(words.added, { count: 3 }))).toBeVisible()
    await expect(list.locator('tr[data-row]')).toHaveCount(1)
    const expectedQuantities = { [first!.skuId]: 3, [second!.skuId]: 3, [third!.skuId]: 4 }
    expect(Object.fromEntries((await cart()).map((line) => [line.skuId, line.quantity]))).toEqual(expectedQuantities)

    await page.getByRole('alert').getByRole('link', { name: words.toCart }).click()
    await expect(page).toHaveURL(/myCart/)
    await page.goBack()
    await expect(list.getByLabel(interpolate(words.codeOf, { code: 'NO-SUCH-CODE' }))).toBeVisible()
    await page.close()
  })
}

test('quick order: without the feature there is neither an entry nor a page', async ({ page }) => {
  const { batch: words } = messagesOf['zh-CN']
  await logIn(page, 'jiangwangshu', { host: 'transport.localhost' })
  await waitUntilStable(page)
  await expect(page.getByRole('link', { name: words.title })).toHaveCount(0)
  await page.goto(`${appUrl('transport.localhost')}/bulkOrderPage`)
  await waitUntilStable(page)
  await expect(page.getByRole('heading', { name: words.title })).toHaveCount(0)
})
