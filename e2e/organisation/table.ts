import type { Locator, Page } from '@playwright/test'
import { expect } from '../app.ts'
import { type Language, messagesOf } from '../messages.ts'

export const dialogOf = (page: Page) => page.getByRole('dialog').last()
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Triggers a row action, from its button or the row menu. */
export async function inRow(page: Page, row: Locator, action: string, more: string) {
  const button = row.getByRole('button', { name: action, exact: true })
  await expect(row).toHaveCount(1)
  if ((await button.count()) > 0) return button.click()
  await row.getByRole('button', { name: more }).click()
  return page.getByRole('menuitem', { name: action, exact: true }).click()
}

export async function search(page: Page, field: Locator, keyword: string, language: Language) {
  await field.fill(keyword)
  await page.getByRole('main').getByRole('button', { name: messagesOf[language].common.search, exact: true }).click()
}
