import type { Goods } from '#contract/catalogue/goods.ts'
import type { SupplierShowRules } from '#contract/catalogue/showRules.ts'
import { memory } from '#kit/memory.ts'
import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'

const rules = memory<SupplierShowRules>(60_000, 1_000)

/** What buyers see of suppliers in the mall. */
export async function readShowRules(db: Db): Promise<SupplierShowRules> {
  const { isShowSupplierName, isShowSupplierContact, isShowSupplierRegion, isShowSupplierRating } = await readSettings(
    db,
    'isShowSupplierName',
    'isShowSupplierContact',
    'isShowSupplierRegion',
    'isShowSupplierRating',
  )
  return {
    isShowSupplierName,
    isShowContact: isShowSupplierContact,
    isShowRegion: isShowSupplierRegion,
    isShowRating: isShowSupplierRating,
  }
}

/** The same without a statement while the listing is unchanged; a change of the settings changes its version. */
export const showRulesOf = (db: Db, tenantId: string, version: string): Promise<SupplierShowRules> =>
  rules.getOrMake(tenantId, version, () => readShowRules(db))

/** Goods as buyers see them: without the name of the supplier if the tenant hides it. */
export const shownGoods = <G extends Pick<Goods, 'supplierName'>>(
  goods: G,
  { isShowSupplierName }: SupplierShowRules,
) => (isShowSupplierName ? goods : { ...goods, supplierName: '' })
