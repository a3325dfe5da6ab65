import { expect, test } from 'vitest'
import type { CheckoutLine } from '#contract/ordering/checkout.ts'
import { changesOf, firstPrices, fundUses, signatureOf, submittedLines, without } from './checkout.ts'

const line = (given: Partial<CheckoutLine>): CheckoutLine => ({
  cartLineId: '11',
  skuId: '1',
  productId: '1',
  name: '安全帽',
  spec: '',
  brandName: '',
  unit: '顶',
  picture: '',
  quantity: 2,
  price: '35.20',
  priceSource: 'list',
  listPrice: '35.20',
  taxRate: '13.00',
  amount: '70.40',
  available: 10,
  minQty: 1,
  leadDays: 1,
  problem: null,
  taxAmount: '8.10',
  addedPrice: '35.2',
  ...given,
})

test('checkout: a price in another notation is unchanged', () => {
  const lines = [line({})]
  expect(changesOf(lines, firstPrices(lines))).toEqual([])
})

test('checkout: a price changed since the cart requires consent, which applies to that price only', () => {
  const lines = [line({ price: '36.00' })]
  const changes = changesOf(lines, firstPrices(lines))
  expect(changes).toEqual([{ skuId: '1', name: '安全帽', was: '35.2', now: '36.00' }])
  const later = changesOf([line({ price: '37.00' })], firstPrices(lines))
  expect(signatureOf(later)).not.toBe(signatureOf(changes))
})

test('checkout: without a cart, changes while the page is open require consent, too', () => {
  const shown = firstPrices([line({ cartLineId: null, addedPrice: null })])
  expect(changesOf([line({ cartLineId: null, addedPrice: null, price: '30.00' })], shown)).toHaveLength(1)
})

test('checkout: the displayed price is sent', () => {
  expect(submittedLines([line({})])).toEqual({ cartLines: [{ cartLineId: '11', seenPrice: '35.20' }] })
  expect(submittedLines([line({ cartLineId: null })])).toEqual({
    lines: [{ skuId: '1', quantity: 2, seenPrice: '35.20' }],
  })
})

test('checkout: unavailable goods are omitted', () => {
  expect(without({ cartLineIds: ['11', '12'] }, [line({})])).toEqual({ cartLineIds: ['12'] })
  expect(without({ lines: [{ skuId: '1', quantity: 1 }] }, [line({ cartLineId: null })])).toEqual({ lines: [] })
})

test('checkout: a fund shows the amount of this order', () =>
  expect(
    fundUses([
      { kind: 'budget', name: '2026', amount: '100.00', used: '20.00', before: '80.00', after: '-5.50', enough: false },
    ]),
  ).toEqual([{ kind: 'budget', name: '2026', amount: '100.00', used: '20.00', here: '85.50', left: '-5.50' }]))
