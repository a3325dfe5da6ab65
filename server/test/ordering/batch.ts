import { type BatchEntry, checkBatch } from '#contract/ordering/batch.ts'
import { aPerson, as, type Person } from '../app.ts'
import { createCatalogueFixture } from '../catalogueFixture.ts'
import { buyingPermissions } from '../orderingFixture.ts'

/** A tenant with quick orders enabled, with a supplier and a buyer. */
export async function createBatchFixture(isShowBatchOrder: '0' | '1' = '1') {
  const shop = await createCatalogueFixture({ productReview: '0', isShowBatchOrder })
  return { ...shop, buyer: await aPerson(shop.tenant, { permissions: buyingPermissions }) }
}

let last = 0
export const entryOf = (code: string, quantity = '1', more: Partial<BatchEntry> = {}): BatchEntry => ({
  key: `line ${++last}`,
  code,
  quantity,
  amount: '',
  remark: '',
  skuId: null,
  ...more,
})

export const check = async (buyer: Person, ...lines: BatchEntry[]) => (await as(buyer, checkBatch, { lines })).lines
