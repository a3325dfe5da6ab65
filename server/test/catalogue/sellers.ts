import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as productDraft from '#contract/catalogue/productDraft.ts'
import { aPerson, as, database, type Person } from '#test/app.ts'
import { productRow, type RowOverrides } from './importRow.ts'
import type { CatalogueFixture } from './tenant.ts'
import { upsertProducts } from '#modules/catalogue/products/upsert/upsert.service.ts'

export const sellerOf = (shop: CatalogueFixture, supplierId = shop.supplierId) =>
  aPerson(shop.tenant, { supplierId, permissions: ['product.manage', 'product.import'] })
export const reviewerOf = (shop: CatalogueFixture) =>
  aPerson(shop.tenant, { entrance: 'operator', permissions: ['product.review'] })

export function aDraft(shop: CatalogueFixture, given: RowOverrides = {}): productDraft.ProductDraft {
  const { product, sku } = productRow(shop, given)
  return { ...product, code: given.code ?? sku.supplierSku, skus: [sku] }
}
export const namesInMall = async (person: Person) =>
  (await as(person, goodsSearch.queryGoodsListWithStandardByCatalog, {})).records.map(({ name }) => name)

/** Creates live goods in a tenant with reviews, as if imported before reviews were introduced. */
export const goodsLive = (shop: CatalogueFixture, ...given: RowOverrides[]) =>
  database.write(shop.tenant.id, (tx) =>
    upsertProducts(
      tx,
      shop.system,
      shop.supplierId,
      given.map((one) => productRow(shop, one)),
      { policy: { reviews: false, rise: '10' } },
    ),
  )
