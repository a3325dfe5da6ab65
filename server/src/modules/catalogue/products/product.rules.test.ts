import { expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import { systemActor } from '#kit/actor.ts'
import { changeFlow, facetsOf, isSame, violationOf, productFlow, reviewReasons, settled } from './product.rules.ts'

const sku: SkuDraft = {
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
const product: ProductDraft = {
  code: 'P1',
  name: '安全帽',
  categoryId: '7',
  brandName: '安岚',
  description: '',
  pictures: [],
  details: [{ name: '材质', value: 'ABS' }],
  skus: [sku],
}
const withSku = (given: Partial<SkuDraft>): ProductDraft => ({ ...product, skus: [{ ...sku, ...given }] })

const supplier = (id: string, ...permissions: Permission[]) => ({
  ...systemActor('1'),
  supplierId: id,
  permissions: new Set(permissions),
})
const own = supplier('1', 'product.manage')
const other = supplier('2', 'product.manage')
const reviewer = { ...supplier('1', 'product.review'), supplierId: null }
const facts = { supplier_id: '1', reasons: ['new' as const] }

test.each([
  ['a live product is taken off', 'live', 'takeOff', own, 'off'],
  ['and put back', 'off', 'putOn', own, 'live'],
  ['what was never live is not put on', 'new', 'putOn', own, 'thing.wrongState'],
  ['nor taken off', 'new', 'takeOff', own, 'thing.wrongState'],
  ['nobody takes off what another sells', 'live', 'takeOff', other, 'thing.notAllowed'],
  ['a reviewer takes nothing off', 'live', 'takeOff', reviewer, 'thing.notAllowed'],
  ['nor puts it on', 'off', 'putOn', reviewer, 'thing.notAllowed'],
] as const)('product rules: %s', (_, status, action, actor, outcome) => {
  expectOutcome(() => productFlow.decide({ ...facts, status }, action, actor), outcome)
})

test.each([
  ['a draft is submitted', 'draft', 'submit', own, 'reviewing'],
  ['a rejected one again', 'rejected', 'submit', own, 'reviewing'],
  ['what waits is withdrawn', 'reviewing', 'withdraw', own, 'draft'],
  ['a draft is thrown away', 'draft', 'discard', own, 'discarded'],
  ['a rejected one too', 'rejected', 'discard', own, 'discarded'],
  ['a reviewer agrees', 'reviewing', 'agree', reviewer, 'live'],
  ['or rejects', 'reviewing', 'reject', reviewer, 'rejected'],
  ['nobody agrees to a draft', 'draft', 'agree', reviewer, 'thing.wrongState'],
  ['nor twice', 'live', 'agree', reviewer, 'thing.wrongState'],
  ['what is rejected stays so', 'rejected', 'agree', reviewer, 'thing.wrongState'],
  ['what was thrown away is gone', 'discarded', 'submit', own, 'thing.wrongState'],
  ['a supplier agrees to nothing', 'reviewing', 'agree', own, 'thing.notAllowed'],
  ['another supplier submits nothing', 'draft', 'submit', other, 'thing.notAllowed'],
  ['nor withdraws it', 'reviewing', 'withdraw', other, 'thing.notAllowed'],
  ['nor throws it away', 'draft', 'discard', other, 'thing.notAllowed'],
  ['a reviewer submits nothing', 'draft', 'submit', reviewer, 'thing.notAllowed'],
] as const)('product rules: %s', (_, status, action, actor, outcome) => {
  expectOutcome(() => changeFlow.decide({ ...facts, status }, action, actor), outcome)
})

test('product rules: a draft that nobody has to agree to is live when it is submitted', () => {
  expect(changeFlow.decide({ ...facts, status: 'draft', reasons: [] }, 'submit', own)).toBe('live')
})

const strict = { reviews: true, rise: '10' }
const lax = { reviews: false, rise: '10' }
test.each([
  ['a new product is reviewed', strict, null, product, ['new']],
  ['unless the tenant does not', lax, null, product, []],
  ['the same again is not', strict, product, product, []],
  ['another name is', strict, product, { ...product, name: '头盔' }, ['content']],
  [
    'another SKU is',
    strict,
    product,
    { ...product, skus: [sku, { ...sku, supplierSku: 'A2', spec: '蓝' }] },
    ['content'],
  ],
  ['a lower price is not', strict, product, withSku({ listPrice: '80' }), []],
  ['a price that rises a little is not', strict, product, withSku({ listPrice: '110' }), []],
  ['one that rises by more is', strict, product, withSku({ listPrice: '110.0001' }), ['priceRise']],
  ['wherever nothing else is', lax, product, withSku({ listPrice: '111', spec: '蓝' }), ['priceRise']],
  [
    'from nothing any price is a rise',
    lax,
    withSku({ listPrice: '0' }),
    withSku({ listPrice: '0.0001' }),
    ['priceRise'],
  ],
  ['stock is never reviewed', strict, product, withSku({ onHand: 999 }), []],
  ['another market price is not', strict, product, withSku({ marketPrice: '120' }), []],
  ['both are said', strict, product, { ...withSku({ listPrice: '200' }), name: '头盔' }, ['content', 'priceRise']],
] as const)('product rules: %s', (_, policy, before, after, reasons) => {
  expect(reviewReasons(policy, before, after as ProductDraft)).toEqual(reasons)
})

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

function expectOutcome(decide: () => string, outcome: string) {
  if (outcome.includes('.')) expect(decide).toThrow(outcome)
  else expect(decide()).toBe(outcome)
}
