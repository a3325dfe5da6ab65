import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { expect } from '@playwright/test'
import { appUrl } from '../app.ts'
import { menu } from '../users.ts'
import { expectToast } from '../visualAssertions.ts'
import { interpolate } from '../messages.ts'
import { agreement, type JourneySheet } from './goodsFixture.ts'
import { chooseOption } from '../support/pickers.ts'
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

/** Drafts an agreement on the lamp, for the whole organisation, and submits it. */
export async function draftAgreement({ page, words, language, capture: see }: Person, sheet: JourneySheet) {
  const { no, title, supplierName, price, from, tier } = agreement[language]
  const { agreements, departments: picker, common } = words
  await page.goto(`${appUrl()}/agreements`)
  await page.getByRole('button', { name: agreements.add }).click()
  const dialog = page.getByRole('dialog', { name: agreements.add })
  await dialog.getByLabel(agreements.field.agreementNo.label).fill(no)
  await dialog.getByLabel(agreements.field.title).fill(title)
  await chooseOption(dialog.getByRole('combobox', { name: agreements.party.supplierId }), supplierName)
  await dialog.getByRole('textbox', { name: agreements.field.deptIds }).click()
  const departments = page.getByRole('dialog', { name: picker.titleMany })
  await departments.getByRole('button', { name: '启明集团' }).last().click()
  await see('agreement-departments')
  await departments.getByRole('button', { name: common.confirm }).click()
  await dialog.getByLabel(agreements.field.validFrom).fill('2026-01-01')
  await dialog.getByLabel(agreements.field.validTo).fill(dayAfter(dayOf(new Date()), 300))
  await dialog.getByRole('button', { name: agreements.addGoods }).click()
  const goods = page.getByRole('dialog', { name: agreements.addGoods })
  await goods.getByLabel(agreements.goods, { exact: true }).fill(sheet.lamp.name)
  await goods.getByRole('button', { name: common.search }).click()
  await goods.getByRole('row').filter({ hasText: sheet.lamp.name }).getByRole('button', { name: common.choose }).click()
  await goods.getByRole('button', { name: common.close }).click()
  await dialog.getByLabel(agreements.line.price).fill(price)
  await dialog.getByRole('button', { name: agreements.addTier }).click()
  await dialog.getByLabel(agreements.tier.qty).fill(String(from))
  await dialog.getByLabel(agreements.tier.price).last().fill(tier)
  await see('agreement-draft')
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/agreementDetail/)
  await expect(page.getByText(agreements.linesAndUse).first()).toBeVisible()
  await sure(page, agreements.action.submit)
  await expect(page.getByText(agreements.waiting['20'])).toBeVisible()
  await see('agreement')
  return page.url()
}

const sure = async (page: Person['page'], name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Finance approves the agreement. */
export async function approveAgreement({ page, words }: Person, address: string) {
  await page.goto(address)
  const agree = page.getByRole('button', { name: words.approvals.agree, exact: true }).filter({ visible: true })
  await agree.click()
  await expect(page).toHaveURL(/orderApproval/)
}

/** The supplier confirms the agreement, whose price then applies. */
export async function confirmAgreement({ page, words, capture: see }: Person, address: string) {
  await page.goto(address)
  await expect(page.getByText(words.agreements.pleaseConfirm)).toBeVisible()
  await see('agreement-to-confirm')
  await sure(page, words.agreements.action.confirm)
  await expect(page.getByText(words.agreements.field.status.options['50']).first()).toBeVisible()
}

/** The price book has the price. */
export async function findAgreementPrice({ page, words, language, capture: see }: Person) {
  const { no, price } = agreement[language]
  await page.goto(`${appUrl()}/agreementPrices`)
  await page.getByLabel(words.agreementPrices.goods, { exact: true }).fill(no)
  await page.getByRole('button', { name: words.common.search, exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: no })).toContainText(`${words.common.currency}${price}`)
  await see('agreement-prices')
}
