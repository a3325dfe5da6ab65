import { expect, test } from 'vitest'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { facetsOf, isSame, violationOf, settled } from './draft.rules.ts'
import { sku, product, withSku } from '#test/catalogue/productDraft.ts'

const colours = { name: '颜色', enName: '', options: ['红', '蓝'], isChoice: true, isFacet: true }
const leaf = { is_leaf: true, attributes: [colours] }
test.each([
  ['a sound draft', product, leaf, null],
  ['a category that has children', product, { ...leaf, is_leaf: false }, 'category.notLeaf'],
  ['no such category', product, undefined, 'category.notLeaf'],
  ['one number twice', { ...product, skus: [sku, sku] }, leaf, 'sku.codeTaken'],
  [
    'two that nobody can tell apart',
    { ...product, skus: [sku, { ...sku, supplierSku: 'A2' }] },
    leaf,
    'product.choicesAlike',
  ],
  [
    'a colour that there is not',
    withSku({ choices: [{ name: '颜色', value: '紫' }] }),
    leaf,
    'product.valueNotAllowed',
  ],
  ['an answer that nobody asked for', withSku({ choices: [{ name: '帽衬', value: '旋钮' }] }), leaf, null],
] as const)('product rules: %s', (_, draft, category, code) => {
  expect(violationOf(draft as ProductDraft, category)?.code ?? null).toBe(code)
})

test('product rules: blanks, decimals and the order of SKUs make no difference', () => {
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

test('product rules: a list is narrowed by details and choices', () => {
  expect(facetsOf(product, sku)).toEqual(['材质=ABS', '颜色=红'])
})
