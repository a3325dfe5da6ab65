import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'

export const sku: SkuDraft = {
  supplierSku: 'A1',
  barcode: '',
  model: 'AL-V03',
  spec: '红',
  choices: [{ name: '颜色', value: '红' }],
  unit: '顶',
  listPrice: '100',
  marketPrice: null,
  taxRate: '13',
  taxCategoryCode: '',
  minQty: 1,
  leadDays: 3,
  region: '',
  picture: '',
  onHand: 5,
}
export const product: ProductDraft = {
  code: 'P1',
  name: '安全帽',
  categoryId: '7',
  brandName: '安岚',
  description: '',
  pictures: [],
  details: [{ name: '材质', value: 'ABS' }],
  skus: [sku],
}
export const withSku = (given: Partial<SkuDraft>): ProductDraft => ({ ...product, skus: [{ ...sku, ...given }] })
