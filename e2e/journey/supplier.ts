import { expect } from '@playwright/test'
import { importHeadings } from '#contract/imports/importFields.ts'
import { menu } from '../users.ts'
import { expectToast } from '../visualAssertions.ts'
import { interpolate } from '../messages.ts'
import type { JourneyGoods, JourneySheet } from './goodsFixture.ts'
import { invalidCell, unmappedHeading, workbookOf } from './goodsWorkbook.ts'
import { chooseFiles, pdfNamed } from '../support/uploads.ts'
import { orderAttachment } from './buyer.ts'
import type { Person } from './team.ts'
import { chooseOption } from '../support/pickers.ts'

/** Imports the spreadsheet: uploads it, maps the unusual column, checks the rows, runs the import, reads the result. */
export async function importGoods(supplier: Person, sheet: JourneySheet) {
  const { page, words, language, capture: see } = supplier
  await see('workbench')
  await page.getByRole('link', { name: menu[language].imports, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: words.imports.title })).toBeVisible()
  await see('import')

  const requested = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.common.upload.choose }).click()
  const chooser = await requested
  await chooser.setFiles({
    name: sheet.fileName,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbookOf(sheet),
  })
  await expect(page.getByRole('heading', { name: sheet.fileName })).toBeVisible()
  const number = importHeadings.supplierSku[language === 'en' ? 1 : 0] ?? ''
  await expect(page.getByRole('alert').filter({ hasText: words.imports.missing })).toContainText(number)
  await expect(page.getByRole('button', { name: words.imports.start })).toBeDisabled()
  await chooseOption(page.getByRole('combobox', { name: number }), `B · ${unmappedHeading}`)
  await expect(page.getByRole('button', { name: words.imports.start })).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByRole('table', { name: words.imports.cells })).toContainText(invalidCell.cell)
  const preview = page.getByRole('region', { name: words.imports.firstRows })
  for (const { name, sku } of [sheet.chair, sheet.lamp, sheet.pens])
    await expect(preview.getByRole('row').filter({ hasText: name })).toContainText(sku)
  await see('import-columns')

  await page.getByRole('button', { name: words.imports.start }).click()
  await expect(page.getByText(words.imports.status.done, { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(interpolate(words.imports.rows, { done: 4, total: 4 }))).toBeVisible()
  const count = (key: 'reviewing' | 'failed') =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${words.imports.count[key]}$`) })
      .locator('+ dd')
  await expect(count('reviewing')).toHaveText('3')
  await expect(count('failed')).toHaveText('1')
  const wrong = page.getByRole('table', { name: words.imports.cells }).getByRole('row').nth(1)
  for (const text of [invalidCell.cell, importHeadings.price[0] ?? '', invalidCell.value])
    await expect(wrong).toContainText(text)
  await see('import-result')

  await page.getByRole('link', { name: words.imports.products }).click()
  for (const { name } of [sheet.chair, sheet.lamp, sheet.pens])
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(words.products.newcomer.reviewing)
  await see('products')
}

/** Accepts the order. */
export async function acceptOrder({ page, words, language, capture: see }: Person, orderNo: string, total: string) {
  await page.getByRole('link', { name: menu[language].supplierOrders, exact: true }).first().click()
  const card = page.getByRole('article', { name: orderNo })
  await expect(card).toContainText(`${words.common.currency}${total}`)
  await see('supplier-orders')
  await card.getByRole('link', { name: orderNo }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo)
  const download = page.waitForEvent('download')
  await page.getByRole('list', { name: words.common.upload.attachments }).getByRole('button').click()
  expect((await download).suggestedFilename()).toBe(orderAttachment)
  await page.getByRole('button', { name: words.action.accept, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.fulfilment.accept.title })
  await expect(dialog).toContainText(`${words.common.currency}${total}`)
  await see('accept')
  await dialog.getByRole('button', { name: words.action.accept, exact: true }).click()
  await expectToast(page, words.fulfilment.done.accept)
}

interface Parcel {
  readonly carrier: string
  readonly trackingNo: string
  /** Shipped quantities; goods not listed are shipped completely. */
  readonly counts: readonly { readonly goods: JourneyGoods; readonly count: number }[]
}

/** Ships a delivery from the order page; returns the delivery number. */
export async function shipParcel(
  { page, words, capture: see }: Person,
  name: string,
  { carrier, trackingNo, counts }: Parcel,
) {
  await page.getByRole('button', { name: words.action.ship, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.fulfilment.ship.title })
  await chooseOption(dialog.getByRole('combobox', { name: words.fulfilment.ship.field.carrier }), carrier)
  await dialog.getByLabel(words.fulfilment.ship.field.trackingNo).fill(trackingNo)
  for (const { goods, count } of counts)
    await dialog.getByRole('textbox', { name: `${words.common.quantity.label} ${goods.name}` }).fill(String(count))
  await chooseFiles(dialog.getByRole('button', { name: words.common.upload.choose }), [pdfNamed('送货单.pdf')])
  await expect(dialog.getByText(interpolate(words.common.upload.count, { count: 1, more: 49 }))).toBeVisible()
  await see(name)
  await dialog.getByRole('button', { name: words.fulfilment.ship.submit, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText(trackingNo)
}
