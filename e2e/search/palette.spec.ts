import type { Page } from '@playwright/test'
import { expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { equalOrders } from '../support/equalOrders.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { shell, controls } = messagesOf[language]
  const { palette } = controls
  const { kinds } = palette

  /** Opens the palette by keyboard, types, and returns the results of a kind. */
  async function searchPalette(page: Page, typed: string, kind: keyof typeof kinds) {
    await expect(page.getByRole('button', { name: palette.title })).toBeVisible()
    await page.waitForFunction(() => window.isHydrated)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: palette.title })
    await dialog.getByRole('searchbox').fill(typed)
    await expect(dialog.getByRole('status')).not.toHaveText(palette.searching)
    return dialog.getByRole('group', { name: kinds[kind], exact: true }).getByRole('option')
  }

  test(`quick search: orders, goods and projects are found only by users who may read them, in ${language}`, async ({
    browser,
  }) => {
    const buyer = await enter(browser, 'songwanning', language)
    const [order] = await equalOrders(buyer, 1, 17)
    const { orderNo } = order!

    const own = await searchPalette(buyer, orderNo, 'orders')
    await expect(own).toHaveCount(1)
    await expectAccessible(buyer)
    await buyer.keyboard.press('Enter')
    await expect(buyer).toHaveURL(/\/orderDetail\?orderId=\d+/)

    const goods = await searchPalette(buyer, '手套', 'goods')
    await expect(goods).toHaveCount(5)
    await goods.first().click()
    await expect(buyer).toHaveURL(/\/productDetail\?skuId=\d+/)

    await (await searchPalette(buyer, '采购', 'notices')).first().click()
    await expect(buyer).toHaveURL(/type=(inquiry|bidding|fixed)/)

    await (await searchPalette(buyer, '采购', 'articles')).first().click()
    await expect(buyer).toHaveURL(/\/notificationAnnouncementParticulars\?id=\d+/)
    // Pages without an entry in the bar.
    await expect(await searchPalette(buyer, shell.messageSettings, 'pages')).toHaveCount(1)
    await buyer.keyboard.press('Escape')
    await (await searchPalette(buyer, shell.halls.bidding, 'pages')).first().click()
    await expect(buyer).toHaveURL(/\/biddingHall$/)

    const expert = await enter(browser, 'expert01', language, 'expert')
    await (await searchPalette(expert, shell.myFeedback, 'pages')).first().click()
    await expect(expert).toHaveURL(/\/myFeedback$/)
    await expert.context().close()

    const operator = await enter(browser, 'operator', language, 'operator')
    await expect(await searchPalette(operator, orderNo, 'orders')).toHaveCount(1)
    await operator.keyboard.press('Escape')
    await (await searchPalette(operator, '采购', 'projects')).first().click()
    await expect(operator).toHaveURL(/\/projectManage\?id=\d+/)

    // A buyer of another department, and a supplier who is not involved.
    const otherSupplier = await enter(browser, 'jianglan01', language, 'supplier')
    await searchPalette(otherSupplier, orderNo.slice(0, 6), 'orders')
    await expect(otherSupplier.getByRole('option').filter({ hasText: orderNo })).toHaveCount(0)
    for (const page of [buyer, operator, otherSupplier]) await page.context().close()
  })
}
