import { expect } from '@playwright/test'
import { approveOrder } from './journey/approver.ts'
import { readBudgetUse, readOrderTrend } from './journey/charts.ts'
import { commentOnOrder, fillCart, submitOrder } from './journey/buyer.ts'
import { sheets } from './journey/goodsFixture.ts'
import { expectedAmounts } from './journey/expectedAmounts.ts'
import { addAgreementPrice, reviewImport } from './journey/operator.ts'
import { receiveDeliveries } from './journey/receiver.ts'
import { acceptOrder, importGoods, shipParcel } from './journey/supplier.ts'
import { type Person, test } from './journey/team.ts'
import { type Language, interpolate } from './messages.ts'
import { languagesOf } from './languages.ts'

/** Each journey has people of its own, so that both can go on at once; the approver of one is on the move. */
const people = {
  'zh-CN': { supplier: 'jianglan01', buyer: 'zhaoyanbei', approver: 'shenruochuan', receiver: 'tangshuyi', width: 390 },
  en: { supplier: 'yanbai01', buyer: 'zhouyanqiu', approver: 'hanlichuan', receiver: 'liaodashan', width: 1440 },
} as const satisfies Record<Language, unknown>

// Two sets of people, two catalogues: neither waits for the other.
test.describe.configure({ mode: 'parallel' })

for (const language of languagesOf(import.meta.filename))
  test(
    `order journey: from a supplier's spreadsheet to the comment on what was bought, in ${language}`,
    { tag: '@core' },
    async ({ teamOf }) => {
      test.setTimeout(600_000)
      const team = teamOf(language)
      const { supplier: supplierName, buyer: buyerName, approver, receiver, width } = people[language]
      const sheet = sheets[language]
      const { chair, lamp, pens } = sheet
      const { total } = expectedAmounts[language]

      const supplier = await team.comes(supplierName, { entrance: 'supplier' })
      await test.step('the supplier imports a spreadsheet', () => importGoods(supplier, sheet))
      const operator = await team.comes('operator', { entrance: 'operator' })
      await test.step('the operator lets it go live', () => reviewImport(operator, sheet))
      await test.step('the operator enters a price that was agreed', () => addAgreementPrice(operator, sheet))

      const buyer = await team.comes(buyerName)
      await test.step('the buyer fills the cart', () => fillCart(buyer, sheet))
      const orderNo = await test.step('the buyer orders', () => submitOrder(buyer))
      await test.step('the approver agrees', async () => approveOrder(await team.comes(approver, { width }), orderNo))

      await test.step('the supplier accepts and sends two parcels', async () => {
        await acceptOrder(supplier, orderNo, total)
        await shipParcel(supplier, 'ship-first', {
          carrier: '顺丰速运',
          trackingNo: `SF${orderNo.slice(-8)}1`,
          counts: [chair, lamp, pens].map((goods) => ({ goods, count: goods.first })),
        })
        await shipParcel(supplier, 'ship-rest', {
          carrier: '德邦快递',
          trackingNo: `DB${orderNo.slice(-8)}2`,
          counts: [],
        })
        await supplier.capture('supplier-order')
      })
      await test.step('the supplier sees the order among those of the month', () => readOrderTrend(supplier))
      await test.step('the operator sees what it took of the budget', () => readBudgetUse(operator))
      await test.step('the receiver takes a part, then the rest', async () =>
        receiveDeliveries(await team.comes(receiver), orderNo, sheet))
      await test.step('the buyer comments', () => commentOnOrder(buyer, orderNo, sheet))
      await test.step('the page of the order tells all of it', () => tellsAll(buyer, orderNo))
    },
  )

/** The finished order: its status, its sums, and everything that happened, the newest first. */
async function tellsAll({ page, words, language, capture: see }: Person, orderNo: string) {
  const { happened } = words.orders
  const sum = expectedAmounts[language]
  const main = page.getByRole('main')
  await expect(main).toContainText(orderNo)
  await expect(main).toContainText(words.orders.status['70'])
  await expect(main).toContainText(`${words.common.currency}${sum.total}`)
  const { chair } = sheets[language]
  const line = page.getByRole('table', { name: words.orders.goods }).getByRole('row').filter({ hasText: chair.name })
  await expect(line).toContainText(interpolate(words.orders.progress.rejected, { count: chair.rejected }))
  await expect(line).toContainText(`${words.common.currency}${sum.chair}`)
  const timeline = page.getByRole('region', { name: words.orders.timeline }).getByRole('listitem')
  const { submitted, approved, accepted, shipped, received, commented } = happened.order
  await expect(timeline).toContainText([
    commented,
    received,
    received,
    received,
    shipped,
    shipped,
    accepted,
    approved,
    submitted,
  ])
  // What was sent back was not paid for: the budget has it again.
  await expect(page.getByRole('term').filter({ hasText: words.orders.fund.here }).locator('+ dd')).toHaveText(
    `${words.common.currency}${sum.owed}`,
  )
  await see('order-done')
}
