import { expect, test } from 'vitest'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import { compared, differing } from './compare.ts'

const sku = (supplierSku: string, listPrice: string): SkuDraft => ({
  supplierSku,
  listPrice,
  barcode: '',
  model: '',
  spec: '',
  choices: [{ name: '颜色', value: '红' }],
  unit: '个',
  marketPrice: null,
  taxRate: '13',
  taxCategoryCode: '',
  minQty: 1,
  leadDays: 3,
  region: '',
  picture: '',
  onHand: 5,
})
const draft = (name: string, skus: SkuDraft[]): ProductDraft => ({
  code: 'P1',
  name,
  categoryId: '7',
  brandName: '',
  description: '',
  pictures: [],
  details: [],
  skus,
})

test('change comparison: matches SKUs by code and lists the differences', () => {
  const groups = compared(
    draft('手套', [sku('A', '1.00'), sku('B', '2.00')]),
    draft('手套', [sku('C', '3.00'), sku('A', '1.50')]),
  )
  expect(groups.map(({ sku, fate }) => `${sku} ${fate}`)).toEqual([' kept', 'C added', 'A kept', 'B removed'])
  expect(differing(groups).find(({ sku }) => sku === 'A')?.lines).toEqual([
    { field: 'listPrice', before: '1.00', after: '1.50' },
  ])
})
test('change comparison: a new product has no previous values, and its SKUs are not marked as new', () => {
  const groups = compared(null, draft('手套', [sku('A', '1.00')]))
  expect(groups.map(({ fate }) => fate)).toEqual(['kept', 'kept'])
  expect(groups[0]?.lines[0]).toEqual({ field: 'name', before: '', after: '手套' })
})
test('change comparison: formats pairs as name and value, and lists nothing for equal content', () => {
  const same = draft('手套', [sku('A', '1.00')])
  expect(differing(compared(same, same))).toEqual([])
  expect(compared(same, same)[1]?.lines).toContainEqual({ field: 'choices', before: '颜色：红', after: '颜色：红' })
})
