import { expect, test } from 'vitest'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import { changeInPercent, compared, differing, lastPrices } from './compare.ts'

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

test.each([
  ['3030', '4530', '+49.5%'],
  ['100.00', '99.95', '−0.1%'],
  ['3.00', '3', '+0.0%'],
  ['', '5.00', undefined],
  ['0', '5.00', undefined],
])('change comparison: from %s to %s is %s', (before, after, percent) =>
  expect(changeInPercent(before, after)).toBe(percent),
)

test('change comparison: the last prices of a SKU, without repetitions', () => {
  const at = (day: string, supplierSku: string, price: string) => ({ at: `${day}T00:00:00.000Z`, supplierSku, price })
  const prices = [
    at('2026-09-01', 'A', '3.50'),
    at('2026-06-01', 'A', '3'),
    at('2026-05-01', 'B', '9'),
    at('2026-03-01', 'A', '3.00'),
  ]
  expect(lastPrices(prices, 'A').map(({ at: day, price }) => [day.slice(0, 10), price])).toEqual([
    ['2026-03-01', '3.00'],
    ['2026-09-01', '3.50'],
  ])
})
