import { expect, type Page } from '@playwright/test'
import { importHeadings } from '#contract/imports/importFields.ts'
import { messagesOf } from '../messages.ts'

const words = messagesOf['zh-CN']
const fields = ['name', 'supplierSku', 'category', 'unit', 'price', 'taxRate'] as const

/** Selects a file with these lines on the open import page: name, code, category, unit, price, tax rate. */
export async function chooseImportFile(page: Page, name: string, lines: readonly string[]) {
  const head = fields.map((field) => importHeadings[field][0]).join(',')
  const requested = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.common.upload.choose }).click()
  const buffer = Buffer.from([head, ...lines].join('\n'))
  await (await requested).setFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page.getByRole('button', { name: words.imports.start })).toBeEnabled({ timeout: 30_000 })
}

export async function runImport(page: Page) {
  await page.getByRole('button', { name: words.imports.start }).click()
  await expect(page.getByText(words.imports.status.done, { exact: true })).toBeVisible({ timeout: 60_000 })
}
