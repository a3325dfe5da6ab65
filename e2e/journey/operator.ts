import { expect } from '@playwright/test'
import { menu } from '../users.ts'
import { expectToast } from '../visualAssertions.ts'
import { interpolate } from '../messages.ts'
import { agreement, type JourneySheet } from './goodsFixture.ts'
import type { Person } from './team.ts'

/** Reviews the imported products and approves all of them. */
export async function reviewImport({ page, words, language, capture: see }: Person, { chair }: JourneySheet) {
  await page.getByRole('link', { name: menu[language].productReview }).first().click()
  const row = page.getByRole('row').filter({ hasText: chair.name })
  await row.getByRole('button', { name: words.products.review.ofImport }).click()
  await expect(page.getByText(words.products.review.importBar)).toBeVisible()
  await see('review')
  await row.getByRole('button', { name: words.products.review.decide }).click()
  await expect(page.getByRole('dialog')).toContainText(chair.description)
  await see('review-change')
  await page.getByRole('dialog').getByRole('button', { name: words.common.close }).click()
  await page.getByRole('button', { name: words.products.review.agreeAll }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.products.review.agreeAll }).click()
  await expectToast(page, interpolate(words.products.review.movedAll, { moved: 3, left: 0 }))
}

/** Creates an agreement price for the lamp, for the whole organisation. */
export async function addAgreementPrice({ page, words, language, capture: see }: Person, { lamp }: JourneySheet) {
  const { no, title, price, from, tier } = agreement[language]
  const { field } = words.agreementPrices
  await page.getByRole('link', { name: menu[language].agreementPrices, exact: true }).first().click()
  await page.getByRole('button', { name: words.agreementPrices.add }).click()
  const dialog = page.getByRole('dialog', { name: words.agreementPrices.add })
  await dialog.getByLabel(words.agreementPrices.goods, { exact: true }).fill(lamp.name)
  await dialog.getByRole('button', { name: words.common.search }).click()
  const row = dialog.getByRole('row').filter({ hasText: lamp.name })
  await row.getByRole('button', { name: words.common.choose }).click()
  await dialog.getByLabel(field.deptIds).click()
  const departments = page.getByRole('dialog', { name: words.departments.titleMany })
  await departments.getByRole('button', { name: '启明集团' }).last().click()
  await see('agreement-departments')
  await departments.getByRole('button', { name: words.common.confirm }).click()
  await expect(dialog.getByLabel(field.deptIds)).toHaveValue('启明集团')
  await dialog.getByLabel(field.agreementNo).fill(no)
  await dialog.getByLabel(field.title, { exact: true }).fill(title)
  await dialog.getByLabel(field.validFrom).fill('2026-01-01')
  await dialog.getByLabel(field.validTo).fill('2027-12-31')
  await dialog.getByLabel(field.price).fill(price)
  await dialog.getByRole('button', { name: words.agreementPrices.addTier }).click()
  await dialog.getByLabel(field.qty).fill(String(from))
  await dialog.getByLabel(field.price).last().fill(tier)
  await see('agreement-price')
  await dialog.getByRole('button', { name: words.common.save }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel(words.agreementPrices.goods, { exact: true }).fill(no)
  await page.getByRole('button', { name: words.common.search, exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: no })).toContainText(`${words.common.currency}${price}`)
  await see('agreement-prices')
}
