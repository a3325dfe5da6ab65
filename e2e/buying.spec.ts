import { appUrl, expect, test } from './app.ts'
import { logIn } from './users.ts'
import { expectAccessible } from './visualAssertions.ts'

const path = (address: string) => `${appUrl()}${address}`

test(
  'buying: a buyer searches for goods, adds them to the cart and orders them',
  { tag: '@core' },
  async ({ page }) => {
    await logIn(page, 'linzhiyuan')
    await page.goto(path('/showMallProductList?searchWords=防护手套&inStock=true'))
    await expect(page.locator('article h3 a').first()).toContainText('手套')
    await expectAccessible(page)
    const goods = page.locator('article h3 a').first()
    const name = (await goods.textContent())!
    await goods.click()
    await expect(page).toHaveURL(/productDetail/)
    // The list remains until the next page is rendered.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.getByRole('button', { name: '加入购物车' }).first().click()
    await expect(page.getByText('已加入购物车').first()).toBeVisible()
    await expectAccessible(page)

    await page.goto(path('/myCart'))
    await expect(page.getByText('结算信息')).toBeVisible()
    await expectAccessible(page)
    await page.getByText('去结算').first().click()
    await expect(page).toHaveURL(/confirmOrder/)
    await page.getByRole('button', { name: '提交订单' }).first().click()
    await expect(page).toHaveURL(/orderSubmitted/)
    await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
    const orderNo = await page
      .getByRole('link', { name: /^DD\d+/ })
      .first()
      .textContent()

    await page.goto(path('/orderManagement_list'))
    await expect(page.getByText(orderNo!).first()).toBeVisible()
    await expectAccessible(page)
  },
)
