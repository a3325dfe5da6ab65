import { expect } from '@playwright/test'
import { approveOrder } from './journey/approver.ts'
import { readBudgetUse, readOrderTrend } from './journey/charts.ts'
import { commentOnOrder, fillCart, submitOrder } from './journey/buyer.ts'
import { sheets } from './journey/goodsFixture.ts'
import { expectedAmounts } from './journey/expectedAmounts.ts'
import {
  approveAgreement,
  confirmAgreement,
  draftAgreement,
  findAgreementPrice,
  reviewImport,
} from './journey/operator.ts'
import { receiveDeliveries } from './journey/receiver.ts'
import { acceptOrder, importGoods, shipParcel } from './journey/supplier.ts'
import { type Person, test } from './journey/team.ts'
import { type Language, interpolate } from './messages.ts'
import { languagesOf } from './languages.ts'

/** Each journey has its own users, so that both run in parallel; one approver uses a phone. */
const people = {
  'zh-CN': {
    supplier: 'jianglan01',
    buyer: 'zhaoyanbei',
    approver: 'shenruochuan',
    finance: 'guqinghe',
    receiver: 'tangshuyi',
    width: 390,
  },
  en: {
    supplier: 'yanbai01',
    buyer: 'zhouyanqiu',
    approver: 'hanlichuan',
    finance: 'heyuanshan',
    receiver: 'liaodashan',
    width: 1440,
  },
} as const satisfies Record<Language, unknown>

// Two sets of users and two catalogues, so that both run independently.
test.describe.configure({ mode: 'parallel' })

for (const language of languagesOf(import.meta.filename))
  test(
    `order journey: from a supplier's spreadsheet to the review of the goods, in ${language}`,
    { tag: '@core' },
    async ({ teamOf }) => {
      test.setTimeout(600_000)
      const team = teamOf(language)
      const { supplier: supplierName, buyer: buyerName, approver, finance, receiver, width } = people[language]
      const sheet = sheets[language]
      const { chair, lamp, pens } = sheet
      const { total } = expectedAmounts[language]

      const supplier = await team.comes(supplierName, { entrance: 'supplier' })
      await test.step('the supplier imports a spreadsheet', () => importGoods(supplier, sheet))
      const operator = await team.comes('operator', { entrance: 'operator' })
      await test.step('the operator approves the products', () => reviewImport(operator, sheet))
      const agreement = await test.step('the operator drafts an agreement', () => draftAgreement(operator, sheet))
      await test.step('finance approves the agreement', async () =>
        approveAgreement(await team.comes(finance), agreement))
      await test.step('the supplier confirms the agreement', () => confirmAgreement(supplier, agreement))
      await test.step('the operator finds its price', () => findAgreementPrice(operator))

      const buyer = await team.comes(buyerName)
      await test.step('the buyer fills the cart', () => fillCart(buyer, sheet))
      const orderNo = await test.step('the buyer submits the order', () => submitOrder(buyer))
      await test.step('the approver approves it', async () =>
        approveOrder(await team.comes(approver, { width }), orderNo))

      await test.step('the supplier accepts and ships two deliveries', async () => {
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
      await test.step('the supplier finds the order in the monthly chart', () => readOrderTrend(supplier))
      await test.step('the operator finds its amount in the budget', () => readBudgetUse(operator))
      await test.step('the receiver accepts one delivery partially, then the rest', async () =>
        receiveDeliveries(await team.comes(receiver), orderNo, sheet))
      await test.step('the buyer reviews the goods', () => commentOnOrder(buyer, orderNo, sheet))
      await test.step('the order page shows the whole history', () => expectCompletedOrder(buyer, orderNo))
    },
  )

/** Checks the completed order: status, amounts, and the timeline, newest first. */
async function expectCompletedOrder({ page, words, language, capture: see }: Person, orderNo: string) {
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
  // Rejected goods were refunded to the budget.
  await expect(page.getByRole('term').filter({ hasText: words.orders.fund.here }).locator('+ dd')).toHaveText(
    `${words.common.currency}${sum.owed}`,
  )
  await see('order-done')
}
