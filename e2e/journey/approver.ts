import { expect } from '@playwright/test'
import { menu } from '../users.ts'
import { expectToast, waitUntilStable } from '../visualAssertions.ts'
import { expectedAmounts } from './expectedAmounts.ts'
import type { Person } from './team.ts'

/** Opens the pending order and approves it, at the width of the page. */
export async function approveOrder({ page, words, language, capture: see }: Person, orderNo: string) {
  const { total } = expectedAmounts[language]
  await waitUntilStable(page)
  // Once loaded, the number of pending approvals is part of the link's name.
  const name = new RegExp(`^${menu[language].approvals}`)
  const link = page.getByRole('link', { name }).filter({ visible: true }).first()
  if ((await link.count()) > 0) await link.click()
  else {
    // Entries that do not fit are in a menu at the end.
    const navigation = page.getByRole('navigation', { name: words.shell.main })
    await navigation.getByRole('button', { name: words.common.more }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await expect(page.getByRole('row').filter({ hasText: orderNo })).toContainText(`${words.common.currency}${total}`)
  await see('approvals')
  await page.getByRole('link', { name: orderNo }).click()
  await expect(page).toHaveURL(/orderApprovalDetail/)
  // Budget use of this order.
  await expect(page.getByRole('term').filter({ hasText: words.orders.fund.here }).locator('+ dd')).toHaveText(
    `${words.common.currency}${total}`,
  )
  await see('approval')
  const agree = page.getByRole('button', { name: words.approvals.agree, exact: true }).filter({ visible: true })
  const opinion = page.getByLabel(words.approvals.opinion).getByRole('textbox').filter({ visible: true })
  if ((await opinion.count()) === 0) {
    await agree.click()
    const dialog = page.getByRole('dialog', { name: words.approvals.agree })
    await dialog.getByRole('textbox').fill(words.approvals.usual[0])
    await see('approval-opinion')
    // The first button of that name only inserts the default opinion.
    await dialog.getByRole('button', { name: words.approvals.agree, exact: true }).last().click()
  } else {
    await opinion.fill(words.approvals.usual[0])
    await agree.click()
  }
  await expectToast(page, words.approvals.agreed)
  await expect(page.getByRole('link', { name: orderNo })).toHaveCount(0)
}
