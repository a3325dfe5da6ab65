import { expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { systemActor } from '#kit/actor.ts'
import { changeFlow, productFlow, reviewReasons } from './product.rules.ts'
import { sku, product, withSku } from '#test/catalogue/productDraft.ts'

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
  ['takes a live product off sale', 'live', 'takeOff', own, 'off'],
  ['puts a product back on sale', 'off', 'putOn', own, 'live'],
  ['refuses to put a product on sale that was never live', 'new', 'putOn', own, 'thing.wrongState'],
  ['refuses to take a product off sale that was never live', 'new', 'takeOff', own, 'thing.wrongState'],
  ['refuses to take off a product of another supplier', 'live', 'takeOff', other, 'thing.notAllowed'],
  ['refuses taking off by a reviewer', 'live', 'takeOff', reviewer, 'thing.notAllowed'],
  ['refuses putting back by a reviewer', 'off', 'putOn', reviewer, 'thing.notAllowed'],
] as const)('product rules: %s', (_, status, action, actor, outcome) => {
  expectOutcome(() => productFlow.decide({ ...facts, status }, action, actor), outcome)
})

test.each([
  ['submits a draft', 'draft', 'submit', own, 'reviewing'],
  ['resubmits a rejected change', 'rejected', 'submit', own, 'reviewing'],
  ['withdraws a submitted change', 'reviewing', 'withdraw', own, 'draft'],
  ['discards a draft', 'draft', 'discard', own, 'discarded'],
  ['discards a rejected change', 'rejected', 'discard', own, 'discarded'],
  ['approves a submitted change', 'reviewing', 'agree', reviewer, 'live'],
  ['rejects a submitted change', 'reviewing', 'reject', reviewer, 'rejected'],
  ['refuses approval of a draft', 'draft', 'agree', reviewer, 'thing.wrongState'],
  ['refuses a second approval', 'live', 'agree', reviewer, 'thing.wrongState'],
  ['refuses approval of a rejected change', 'rejected', 'agree', reviewer, 'thing.wrongState'],
  ['refuses submission of a discarded change', 'discarded', 'submit', own, 'thing.wrongState'],
  ['refuses approval by the supplier', 'reviewing', 'agree', own, 'thing.notAllowed'],
  ['refuses submission by another supplier', 'draft', 'submit', other, 'thing.notAllowed'],
  ['refuses withdrawal by another supplier', 'reviewing', 'withdraw', other, 'thing.notAllowed'],
  ['refuses discarding by another supplier', 'draft', 'discard', other, 'thing.notAllowed'],
  ['refuses submission by a reviewer', 'draft', 'submit', reviewer, 'thing.notAllowed'],
] as const)('product rules: %s', (_, status, action, actor, outcome) => {
  expectOutcome(() => changeFlow.decide({ ...facts, status }, action, actor), outcome)
})

test('product rules: a draft without a reason for review goes live on submission', () => {
  expect(changeFlow.decide({ ...facts, status: 'draft', reasons: [] }, 'submit', own)).toBe('live')
})

const strict = { reviews: true, rise: '10' }
const lax = { reviews: false, rise: '10' }
test.each([
  ['reviews a new product', strict, null, product, ['new']],
  ['skips the review of a new product if the tenant has turned it off', lax, null, product, []],
  ['skips the review of an unchanged product', strict, product, product, []],
  ['reviews a changed name', strict, product, { ...product, name: '头盔' }, ['content']],
  [
    'reviews an additional SKU',
    strict,
    product,
    { ...product, skus: [sku, { ...sku, supplierSku: 'A2', spec: '蓝' }] },
    ['content'],
  ],
  ['skips the review of a lower price', strict, product, withSku({ listPrice: '80' }), []],
  ['skips the review of a price rise up to the limit', strict, product, withSku({ listPrice: '110' }), []],
  [
    'reviews a price of 0, whatever the policy',
    { ...strict, reviews: false },
    product,
    withSku({ listPrice: '0.00' }),
    ['zeroPrice'],
  ],
  ['reviews a price rise above the limit', strict, product, withSku({ listPrice: '110.0001' }), ['priceRise']],
  [
    'reviews a price rise even if the tenant has turned off reviews',
    lax,
    product,
    withSku({ listPrice: '111', spec: '蓝' }),
    ['priceRise'],
  ],
  [
    'counts any price above zero as a rise from zero',
    lax,
    withSku({ listPrice: '0' }),
    withSku({ listPrice: '0.0001' }),
    ['priceRise'],
  ],
  ['skips the review of stock', strict, product, withSku({ onHand: 999 }), []],
  ['skips the review of the market price', strict, product, withSku({ marketPrice: '120' }), []],
  [
    'returns all reasons for a review',
    strict,
    product,
    { ...withSku({ listPrice: '200' }), name: '头盔' },
    ['content', 'priceRise'],
  ],
] as const)('product rules: %s', (_, policy, before, after, reasons) => {
  expect(reviewReasons(policy, before, after as ProductDraft)).toEqual(reasons)
})

function expectOutcome(decide: () => string, outcome: string) {
  if (outcome.includes('.')) expect(decide).toThrow(outcome)
  else expect(decide()).toBe(outcome)
}
