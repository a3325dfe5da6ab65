import { expect } from '@playwright/test'
import { dayOf } from '#contract/kit/calendar.ts'
import { monthName } from '#web/kit/format/month.ts'
import { appUrl } from '../app.ts'
import { menu } from '../users.ts'
import type { Person } from './team.ts'

const thisMonth = (language: Person['language']) => monthName(dayOf(new Date()).slice(0, 7), language)

/** Reads the supplier's orders by month, in the chart and, by keyboard, in the table view. */
export async function readOrderTrend({ page, words, language, capture: see }: Person) {
  const { trend } = words.fulfilment
  await page.getByRole('link', { name: menu[language].workbench, exact: true }).first().click()
  const card = page.getByRole('region', { name: trend.title })
  await expect(card.getByRole('img')).toHaveAccessibleName(new RegExp(thisMonth(language)))
  await expect(card.getByRole('img').locator('svg path').first()).toBeAttached()
  await card.getByRole('radio', { name: trend.orders }).press('Space')
  await card.getByRole('button', { name: words.common.chart.asTable }).press('Enter')
  const table = card.getByRole('table', { name: trend.title })
  await expect(table.getByRole('columnheader')).toHaveText(
    [trend.month, trend.completedAmount, trend.ongoingAmount, trend.completedOrders, trend.ongoingOrders],
    { ignoreCase: true },
  )
  await expect(table.getByRole('row')).toHaveCount(13)
  // The order is accepted and shipped.
  const row = table.getByRole('row').filter({ hasText: thisMonth(language) })
  await expect(row.getByRole('cell').last()).toHaveText(/^[1-9]/)
  await see('order-trend-table')
  await card.getByRole('button', { name: words.common.chart.asChart }).press('Enter')
  await expect(card.getByRole('img')).toBeVisible()
  await see('order-trend')
}

/** Compares the table view of the budget chart with the budget list. */
export async function readBudgetUse({ page, words, language, capture: see }: Person) {
  const { budgets, common } = words
  await expect(async () => {
    await page.goto(`${appUrl()}/budgets?limit=50`)
    const unused = new RegExp(`${budgets.committed}\\s*${common.currency}0\\.00`)
    const row = page.getByRole('row').filter({ hasText: budgets.committed }).filter({ hasNotText: unused }).first()
    const committed = await row.getByRole('term').filter({ hasText: budgets.committed }).locator('+ dd').textContent()
    await row.getByRole('button', { name: budgets.entries, exact: true }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('img')).toHaveAccessibleName(new RegExp(thisMonth(language)))
    await drawer.getByRole('button', { name: common.chart.asTable }).press('Enter')
    const table = drawer.getByRole('table', { name: budgets.months })
    const month = table.getByRole('row').filter({ hasText: thisMonth(language) })
    await expect(month.getByRole('cell').nth(1)).toHaveText(committed ?? '')
  }).toPass({ timeout: 60_000 })
  await see('budget-use')
}
