import { database } from '#test/app.ts'
import type { CatalogueFixture } from './tenant.ts'

export const outcomes = (list: { outcome: string }[]) => list.map(({ outcome }) => outcome)
export const skusOf = (shop: CatalogueFixture) =>
  database.read(shop.tenant.id, (db) =>
    db
      .selectFrom('catalogue.skus')
      .selectAll()
      .where('tenant_id', '=', shop.tenant.id)
      .orderBy('supplier_sku')
      .execute(),
  )
export const stockOf = async (shop: CatalogueFixture, skuId: string) => {
  const row = await database.read(shop.tenant.id, (db) =>
    db.selectFrom('catalogue.stock').select(['on_hand', 'reserved']).where('sku_id', '=', skuId).executeTakeFirst(),
  )
  return row?.on_hand
}
export const listingOf = (shop: CatalogueFixture) =>
  database.read(shop.tenant.id, (db) =>
    db.selectFrom('catalogue.shelf').select(['category_id', 'sku_id', 'list_price']).orderBy('category_id').execute(),
  )
