import { expect, test } from 'vitest'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { facetsOf, isSame, violationOf, settled } from './draft.rules.ts'
import { sku, product, withSku } from '#test/catalogue/productDraft.ts'

const colours = { name: '颜色', enName: '', options: ['红', '蓝'], isChoice: true, isFacet: true }
const leaf = { is_leaf: true, attributes: [colours] }
test.each([
  ['accepts a valid draft', product, leaf, null],
  ['refuses a category with children', product, { ...leaf, is_leaf: false }, 'category.notLeaf'],
  ['refuses an unknown category', product, undefined, 'category.notLeaf'],
  ['refuses duplicate SKU numbers', { ...product, skus: [sku, sku] }, leaf, 'sku.codeTaken'],
  [
    'refuses SKUs with equal choices',
    { ...product, skus: [sku, { ...sku, supplierSku: 'A2' }] },
    leaf,
    'product.choicesAlike',
  ],
  [
    'refuses a choice that the category does not allow',
    withSku({ choices: [{ name: '颜色', value: '紫' }] }),
    leaf,
    'product.valueNotAllowed',
  ],
  [
    'accepts an additional choice that the category does not define',
    withSku({ choices: [{ name: '帽衬', value: '旋钮' }] }),
    leaf,
    null,
  ],
] as const)('product rules: %s', (_, draft, category, code) => {
  expect(violationOf(draft as ProductDraft, category)?.code ?? null).toBe(code)
})

test('product rules: comparison ignores white space, trailing decimals and the order of SKUs', () => {
  const second = { ...sku, supplierSku: 'A2', spec: '蓝' }
  const other = {
    ...product,
    name: ' 安全帽 ',
    skus: [second, { ...sku, listPrice: '100.00', taxRate: '13.00', onHand: 9 }],
  }
  expect(isSame({ ...product, skus: [sku, second] }, other)).toBe(true)
  expect(settled(other).skus.map(({ supplierSku, listPrice }) => [supplierSku, listPrice])).toEqual([
    ['A1', '100.0000'],
    ['A2', '100.0000'],
  ])
  expect(isSame(product, withSku({ listPrice: '100.0001' }))).toBe(false)
})

test('product rules: facets consist of details and choices', () => {
  expect(facetsOf(product, sku)).toEqual(['材质=ABS', '颜色=红'])
  const details = [60, 61].map((max) => ({ name: `${max}`, value: '𠮷'.repeat(max) }))
  expect(facetsOf({ ...product, details }, { ...sku, choices: [] })).toEqual([`60=${'𠮷'.repeat(60)}`])
})
