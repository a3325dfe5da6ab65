import type { Page } from '@playwright/test'
import type { DemoData } from '../demoData.ts'
import { press } from '../interactions.ts'
import type { PageToCapture, Words } from '../pageToCapture.ts'

/** Pastes price, brand and lead time into every line. */
async function fillIn(page: Page): Promise<void> {
  const prices = page.locator('[data-column="price"] input')
  await prices.first().waitFor()
  for (let row = 0; row < (await prices.count()); row++) {
    await prices.nth(row).fill(`${118 + row * 7}.35`)
    await page.locator(`[data-row="${row}"][data-column="brand"] input`).fill('安岚')
    await page.locator(`[data-row="${row}"][data-column="leadDays"] input`).fill(String(12 + row))
  }
}

async function submit(page: Page, { quoting }: Words): Promise<void> {
  await fillIn(page)
  const declared = page.getByRole('checkbox', { name: quoting.field.hasDeclared })
  if (!(await declared.isChecked())) await declared.check({ force: true })
  await press(page, quoting.submit)
  await page.getByRole('dialog').waitFor()
}

/** Quotes in progress: with errors, filled in, and submitted. */
export const quotePages = ({ quotedProject, openedProject, projects }: DemoData): PageToCapture[] => {
  const address = `/supplierQuote?id=${quotedProject}`
  return [
    {
      name: 'supplierQuote-wrong',
      role: 'supplier',
      address,
      interact: (page, { quoting }) => press(page, quoting.submit),
      shows: ({ quoting }) => quoting.priceOrSkip,
    },
    {
      name: 'supplierQuote-batch',
      role: 'supplier',
      address,
      interact: (page, { quoting }) => press(page, quoting.batch.title),
      shows: ({ quoting }) => quoting.batch.text,
    },
    {
      name: 'supplierQuote-workbook',
      role: 'supplier',
      address,
      interact: (page, { quoting }) => press(page, quoting.workbook.import),
      shows: ({ quoting }, page) => page.getByText(quoting.workbook.text),
    },
    {
      name: 'supplierQuote-preview',
      role: 'supplier',
      address,
      interact: async (page, { quoting }) => {
        await fillIn(page)
        await press(page, quoting.preview)
      },
      shows: ({ quoting }, page) => page.getByRole('dialog', { name: quoting.preview }),
    },
    {
      name: 'supplierQuote-receipt',
      role: 'supplier',
      address,
      interact: submit,
      shows: ({ quoting }) => quoting.receipt.title,
    },
    {
      name: 'supplierQuote-submitted',
      role: 'supplier',
      address,
      interact: async (page, words) => {
        await submit(page, words)
        await press(page, words.quoting.receipt.back)
      },
      shows: ({ quoting }) => [quoting.standing.title, quoting.standing.inForce],
    },
    {
      name: 'supplierQuote-opened',
      role: 'supplier',
      address: `/supplierQuote?id=${openedProject}`,
      shows: ({ quoting }) => quoting.opened,
    },
    {
      name: 'supplierQuote-notBegun',
      role: 'supplier',
      address: `/supplierQuote?id=${projects.id}`,
      shows: ({ quoting }) => quoting.notBegun,
    },
  ]
}
