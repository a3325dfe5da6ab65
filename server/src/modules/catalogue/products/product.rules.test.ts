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

function expectOutcome(decide: () => string, outcome: string) {
  if (outcome.includes('.')) expect(decide).toThrow(outcome)
  else expect(decide()).toBe(outcome)
}
