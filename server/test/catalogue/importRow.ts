import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import type { UpsertRow } from '#modules/catalogue/index.ts'
import { randomId } from '../ids.ts'
import type { CatalogueFixture } from './tenant.ts'

/** Import row with all fields. */
export interface FullRow extends UpsertRow {
  readonly product: Omit<ProductDraft, 'skus' | 'code'> & { readonly code: string | null }
  readonly sku: SkuDraft
}
export type RowOverrides = Partial<Omit<FullRow['product'], 'code'>> & Partial<SkuDraft> & { code?: string }

/** Import row as written by a supplier, with defaults. */
export function productRow(shop: CatalogueFixture, given: RowOverrides = {}): FullRow {
  const supplierSku = given.supplierSku ?? `GL-${randomId()}`
  const { code = null, name, categoryId, brandName, description, pictures, details, ...sku } = given
  return {
    product: {
      code,
      name: name ?? '丁腈涂层防护手套 耐磨防滑',
      categoryId: categoryId ?? shop.categoryIds[2],
      brandName: brandName ?? '安岚',
      description: description ?? '',
      pictures: pictures ?? ['/pictures/gloves.webp'],
      details: details ?? [],
    },
    sku: {
      supplierSku,
      barcode: '',
      model: '',
      spec: '12双/打',
      choices: [],
      unit: '打',
      listPrice: '68.40',
      marketPrice: null,
      taxRate: '13.00',
      taxCategoryCode: '1080406010000000000',
      minQty: 1,
      leadDays: 3,
      region: '全国',
      picture: '/pictures/gloves.webp',
      onHand: 100,
      ...sku,
    },
  }
}
