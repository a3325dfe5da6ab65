import { expect, type Page } from '@playwright/test'
import { type Language, messagesOf } from '../messages.ts'

/** Line of the quoting page, counted from 1. */
export const line = (page: Page, no: number) =>
  page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .nth(no - 1)
export const cell = (page: Page, no: number, column: string) =>
  line(page, no).locator(`[data-column="${column}"] input`)

/** Fills in prices and lead times line by line and accepts the declarations. */
export async function fillInQuote(page: Page, language: Language, prices: readonly string[]): Promise<void> {
  for (const [index, price] of prices.entries()) {
    await cell(page, index + 1, 'price').fill(price)
    await cell(page, index + 1, 'leadDays').fill('15')
  }
  await page.getByLabel(messagesOf[language].quoting.field.hasDeclared).check()
}

/** Encrypts and submits the quote; the receipt remains open. */
export async function submitQuote(page: Page, language: Language): Promise<void> {
  const { quoting } = messagesOf[language]
  await page.getByRole('button', { name: quoting.submit }).click()
  await expect(page.getByRole('dialog').getByText(quoting.receipt.title)).toBeVisible()
}

export const closeReceipt = (page: Page, language: Language): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: messagesOf[language].quoting.receipt.back }).click()
