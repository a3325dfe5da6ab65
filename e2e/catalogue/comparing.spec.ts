import { appUrl, expect, test } from '../app.ts'
import { logIn } from '../users.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { expectAccessible } from '../visualAssertions.ts'

const { catalogue, goodsComparison: comparison, lists, shop } = messagesOf['zh-CN']
const path = (address: string) => `${appUrl()}${address}`

test('comparing: a buyer compares goods of a category, looks at the supplier and follows it', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  await page.goto(path('/showMallProductList?searchWords=防护手套&inStock=true'))
  const tiles = page.locator('article')
  const compare = tiles.nth(0).getByRole('button', { name: new RegExp(`^${catalogue.goods.compare}`) })
  // The button comes with the pointer, once the page is interactive.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await tiles.nth(0).hover()
    await expect(compare).toBeVisible({ timeout: 1000 })
  }).toPass()
  await compare.click()
  const tray = page.getByRole('complementary', { name: comparison.tray })
  await expect(tray.getByRole('link')).toHaveText(interpolate(comparison.show, { count: 1, max: 4 }))

  // Another SKU of the same leaf is added on its own page; the choice is still there.
  const categoryId = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('compared.'))!
    return (JSON.parse(sessionStorage.getItem(key)!) as { categoryId: string }[])[0]!.categoryId
  })
  await page.goto(path(`/showMallProductList?catalogId=${categoryId}&sort=newest`))
  const name = (await tiles.nth(1).getByRole('heading').textContent())!
  await tiles.nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${catalogue.goods.compare}`) })
    .click()
  await expect(tray.getByRole('link')).toHaveText(interpolate(comparison.show, { count: 2, max: 4 }))
  await expect(page.getByRole('heading', { name: catalogue.goods.priceHistory })).toBeVisible()
  await expectAccessible(page)
  await tray.getByRole('link').click()
  await expect(page).toHaveURL(/goodsComparison/)
  const table = page.getByRole('table', { name: comparison.title })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('rowheader', { name: comparison.price })).toBeVisible()
  await page.getByRole('checkbox', { name: comparison.onlyDifferences }).check()
  // Below price, stock and supplier, which stay, there are only facts that differ.
  await expect(table.locator('tbody tr:nth-child(n + 4):not([data-differs])')).toHaveCount(0)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: new RegExp(`^${interpolate(comparison.remove, { name: '' })}`) })
    .first()
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(1)

  await table.getByRole('row').filter({ hasText: comparison.supplier }).getByRole('link').click()
  await expect(page).toHaveURL(/supplierShop/)
  await expect(tiles.first()).toBeVisible()
  const supplier = (await page.getByRole('heading', { level: 1 }).textContent())!
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: shop.search }).fill('手套')
  await page.getByRole('searchbox', { name: shop.search }).press('Enter')
  await expect(page).toHaveURL(/supplierId=\d+.*searchWords|searchWords=.*supplierId=\d+/)
  await expect(tiles.first()).toContainText('手套')
  await page.getByRole('button', { name: catalogue.goods.follow, exact: true }).click()
  await expect(page.getByRole('button', { name: catalogue.goods.unfollow })).toBeVisible()
  await page.goto(path('/wishList?tab=suppliers'))
  await page.getByRole('link', { name: supplier }).click()
  await expect(page).toHaveURL(/supplierShop/)
  await page.getByRole('button', { name: catalogue.goods.unfollow }).click()
  await expect(page.getByRole('button', { name: catalogue.goods.follow, exact: true })).toBeVisible()

  // An empty list has nothing for the cart.
  await page.goto(path('/wishList'))
  await expect(page.getByText(lists.empty)).toBeVisible()
  await expect(page.getByRole('button', { name: lists.toCart })).toHaveCount(0)
})

test('comparing: an address with too many goods says so', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  await page.goto(path('/goodsComparison?skuIds=1,2,3,4,5'))
  await expect(page.getByText('最多同时对比 4 件商品')).toBeVisible()
})
