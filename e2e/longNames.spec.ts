import type { Browser, Page } from '@playwright/test'
import type { Entrance } from '#contract/kit/entrance.ts'
import { appUrl, expect, test } from './app.ts'
import { type LongGoods, longGoods } from './support/longGoods.ts'
import { type Filling, longText } from './support/fillings.ts'
import { logIn } from './users.ts'
import { saveScreenshot } from './support/saveScreenshot.ts'
import { heights, waitUntilStable, widths } from './visualAssertions.ts'
import { overflowingElements, hiddenParts } from './support/overflow.ts'

/** Each filling is checked in one language and one theme mode, at both widths. */
const appearances = {
  chinese: { locale: 'zh_CN', shade: 'light' },
  word: { locale: 'en_US', shade: 'dark' },
} as const satisfies Record<Filling, unknown>

/** Pages that show these texts, by user. */
const visits = {
  buyer: ({ filling, skuId, approving, underway, received }: LongGoods) => ({
    list: `/showMallProductList?searchWords=${encodeURIComponent(longText(filling, 100))}`,
    detail: `/productDetail?skuId=${skuId}`,
    cart: '/myCart',
    checkout: '/confirmOrder',
    receipts: '/goodsCollection',
    orders: '/orderManagement_list',
    submitted: `/orderSubmitted?orderId=${approving}`,
    underway: `/orderDetail?orderId=${underway}`,
    received: `/orderDetail?orderId=${received}`,
    addresses: '/deliveryAddress',
  }),
  approver: ({ approving }: LongGoods) => ({
    approvals: '/orderApproval',
    approval: `/orderApprovalDetail?orderId=${approving}`,
  }),
  supplier: ({ productId, accepting }: LongGoods) => ({
    products: '/supplierProducts',
    product: `/supplierProduct?productId=${productId}`,
    workbench: '/workbench',
    'supplier-orders': '/supplierOrders',
    'supplier-order': `/supplierOrderDetail?orderId=${accepting}`,
  }),
  operator: () => ({ review: '/productReview', 'all-products': '/tenantProducts', 'all-orders': '/tenantOrders' }),
}

test('long names: texts of maximum length cause no overflow on any page', async ({ browser }) => {
  test.setTimeout(600_000)
  const comes = (account: string, entrance?: Entrance) => enter(browser, account, entrance)
  const [buyer, approver, finance, supplier, operator] = await Promise.all([
    comes('mengchunhe'),
    comes('tianjianguo'),
    comes('guqinghe'),
    comes('anlan01', 'supplier'),
    comes('operator', 'operator'),
  ])
  const traders = { supplier, operator, buyer, approvers: [approver, finance] }
  const goods = [await longGoods(traders, 'chinese'), await longGoods(traders, 'word')]
  const people = { buyer, approver, supplier, operator }
  const checks = (Object.entries(people) as [keyof typeof people, Page][]).map(async ([role, page]) => {
    for (const each of goods)
      for (const [name, address] of Object.entries(visits[role](each)))
        await checkBothWidths(page, address, each.filling, `screenshots/longNames/${each.filling}-${name}`)
  })
  await Promise.all(checks)
  for (const page of [buyer, approver, finance, supplier, operator]) await page.context().close()
})

async function enter(browser: Browser, account: string, entrance: Entrance = 'purchaser'): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  await logIn(page, account, { entrance })
  return page
}

async function checkBothWidths(page: Page, address: string, filling: Filling, path: string) {
  const { locale, shade } = appearances[filling]
  await page.evaluate((value) => localStorage.setItem('locale', value), locale)
  await page.emulateMedia({ colorScheme: shade })
  await page.goto(new URL(address, appUrl()).href)
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] })
    await waitUntilStable(page)
    await saveScreenshot(page, `${path}-${width}.png`)
    const location = `${address} at ${width}`
    expect.soft(await overflowingElements(page), location).toEqual([])
    expect.soft(await hiddenParts(page), location).toEqual([])
  }
}
