import { expect, test } from 'vitest'
import type { Tier } from '#contract/catalogue/goods.ts'
import { changedLines } from './change.rules.ts'

test('agreement changes: a tier whose price is only written otherwise is no change', () => {
  const linesOf = (...tiers: Tier[]) => [
    {
      sku_id: '1',
      name: '手套',
      unit: '双',
      price: '30.0000',
      tiers,
      max_qty: null,
      max_amount: null,
      position: '',
      discount: null,
    },
  ]
  const before = linesOf({ qty: 10, price: '1.0' })
  expect(changedLines(before, linesOf({ qty: 10, price: '1.00' }))).toEqual([])
  expect(changedLines(before, linesOf({ qty: 10, price: '1.01' }))).toMatchObject([
    { skuId: '1', tiersBefore: [{ price: '1.0' }], tiersAfter: [{ price: '1.01' }] },
  ])
  expect(changedLines(before, linesOf({ qty: 20, price: '1.0' }))).toHaveLength(1)
  expect(changedLines(before, linesOf())).toHaveLength(1)
})
