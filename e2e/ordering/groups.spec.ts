import { findGroup } from '#contract/groups/groups.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  test(`group purchase (${language}): offered, approved, joined and withdrawn`, async ({ browser }) => {
    const { groups: words, common, orders, action } = messagesOf[language]
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    await supplier.goto(`${appUrl()}/groupOffers`)
    await supplier.getByRole('button', { name: words.add }).click()
    await supplier.getByRole('button', { name: common.choose }).first().click()
    const form = supplier.getByRole('dialog', { name: words.add })
    const [first, second] = [form.getByLabel(words.rung.from), form.getByLabel(words.rung.price)]
    await first.nth(0).fill('5')
    await second.nth(0).fill('0.9')
    await first.nth(1).fill('9')
    await second.nth(1).fill('0.8')
    await form.getByLabel(words.field.maxQty.label).fill('50')
    const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
    await form.getByLabel(words.field.endsAt).first().fill(day)
    await supplier.keyboard.press('Tab')
    await form.getByRole('button', { name: common.save }).click()
    const row = supplier.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText(words.field.status.options['10'])
    await row.getByRole('button', { name: words.action.submit }).click()
    await supplier.getByRole('dialog').getByRole('button', { name: words.action.submit }).click()
    await expect(row).toContainText(words.field.status.options['20'])

    const operator = await enter(browser, 'operator', language, 'operator')
    await operator.goto(`${appUrl()}/groupOffersReview?tab=waiting`)
    await operator.getByRole('button', { name: words.action.approve }).first().click()
    await operator.getByRole('dialog').getByRole('button', { name: words.action.approve }).click()
    await expect(operator.getByText(words.empty)).toBeVisible()

    const buyer = await enter(browser, 'linzhiyuan', language)
    await buyer.goto(`${appUrl()}/showMallProductList?includeTag=epintuan&moduleType=epintuan`)
    await expect(buyer).toHaveURL(/groupPurchase/)
    await buyer.getByRole('article').getByRole('link').first().click()
    await expect(buyer.getByText(words.rules.real)).toBeVisible()
    const id = new URL(buyer.url()).searchParams.get('id')!
    for (const width of [1440, 390]) {
      await buyer.setViewportSize({ width, height: 900 })
      await waitUntilStable(buyer)
      await expectAccessible(buyer)
      await expectNoHorizontalOverflow(buyer)
    }
    await buyer.setViewportSize({ width: 1440, height: 900 })
    await buyer.getByRole('button', { name: words.join.submit }).click()
    await expect(buyer).toHaveURL(/orderDetail/)
    await expect(buyer.getByText(orders.status['28']).first()).toBeVisible()
    expect(await callApi(buyer, findGroup, { id })).toMatchObject({ pledged: 1, departments: [{ pledged: 1 }] })

    await buyer.getByRole('button', { name: action.cancel }).click()
    const reason = buyer.getByRole('dialog')
    await reason.getByRole('textbox').fill('不需要了')
    await reason.getByRole('button').last().click()
    await expect(buyer.getByText(orders.status['90']).first()).toBeVisible()
    expect(await callApi(buyer, findGroup, { id })).toMatchObject({ pledged: 0 })
  })
}
