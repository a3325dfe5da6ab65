import { expect, type Locator } from '@playwright/test'
import { menu } from '../users.ts'
import type { JourneyGoods, JourneySheet } from './goodsFixture.ts'
import type { Person } from './team.ts'

/** Receives the first delivery with one chair missing and some rejected; then everything else. */
export async function receiveDeliveries(receiver: Person, orderNo: string, { chair }: JourneySheet) {
  const { page, words, language, capture: see } = receiver
  await page.getByRole('link', { name: menu[language].receipts, exact: true }).filter({ visible: true }).first().click()
  const parcels = page.getByRole('listitem').filter({ hasText: orderNo })
  await expect(parcels).toHaveCount(2)
  await see('receipts')

  const first = parcels.filter({ hasText: '顺丰速运' })
  await openParcel(receiver, first)
  const dialog = page.getByRole('dialog')
  const count = (what: string, { name }: JourneyGoods) =>
    dialog.getByRole('textbox', { name: `${words.common.quantity.label} ${what} ${name}` })
  await count(words.ordering.receive.line.rejected, chair).fill(String(chair.rejected))
  await count(words.ordering.receive.line.rejected, chair).press('Enter')
  await count(words.ordering.receive.line.accepted, chair).fill(String(chair.first - chair.rejected - 1))
  await count(words.ordering.receive.line.accepted, chair).press('Enter')
  await dialog.getByRole('button', { name: words.ordering.receive.usual[0] }).click()
  await see('receive')
  await submitReceipt(receiver)
  await expect(first).toContainText(words.orders.delivery.status.partlyReceived)
  await see('receipts-part')

  for (const left of [2, 1]) {
    await expect(parcels).toHaveCount(left)
    await openParcel(receiver, parcels.first())
    await submitReceipt(receiver)
  }
  await expect(parcels).toHaveCount(0)
}

const openParcel = ({ words }: Person, parcel: Locator) =>
  parcel.getByRole('button', { name: words.action.receive, exact: true }).click()

async function submitReceipt({ page, words }: Person) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.ordering.receive.submit, exact: true }).click()
  await expect(dialog).toBeHidden()
}
