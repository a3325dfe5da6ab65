import { expect, test } from 'vitest'
import { alwaysNear, testsNear } from './nearTests.ts'

const tests = [
  ...alwaysNear,
  'contract/src/kit/money.test.ts',
  'server/src/kit/database/database.isolation.db.test.ts',
  'server/src/modules/ledger/hold.db.test.ts',
  'server/src/modules/ledger/ledger.verify.db.test.ts',
  'server/src/modules/suppliers/supplier.routes.test.ts',
  'server/src/modules/suppliers/supplier.rules.test.ts',
  'web/src/kit/list/pages.test.ts',
  'web/src/modules/ordering/checkout/CheckoutForm.test.tsx',
  'web/src/modules/ordering/checkout/checkout.test.ts',
]
const near = (...changed: string[]) => testsNear(changed, tests).filter((test) => !alwaysNear.includes(test))

test('near: tests of the same subject, or of its folder if there are none', () => {
  expect(near('server/src/modules/ledger/hold.service.ts')).toEqual(['server/src/modules/ledger/hold.db.test.ts'])
  expect(near('server/src/modules/ledger/account.store.ts')).toEqual(tests.filter((each) => each.includes('/ledger/')))
  expect(near('web/src/kit/list/pages.ts')).toEqual(['web/src/kit/list/pages.test.ts'])
})

test('near: the tests of a form for the form and its parts', () => {
  const [ofForm] = tests.slice(-2)
  expect(near('web/src/modules/ordering/checkout/CheckoutForm.tsx')).toEqual([ofForm])
  expect(near('web/src/modules/ordering/checkout/PaymentAndInvoice.tsx')).toEqual(tests.slice(-2))
})

test('near: for a contract the tests of its module, for a migration those of all tables', () => {
  expect(near('contract/src/suppliers/suppliers.ts')).toEqual(tests.filter((each) => each.includes('/suppliers/')))
  expect(near('contract/src/kit/money.ts')).toEqual(['contract/src/kit/money.test.ts'])
  expect(near('server/migrations/0001_kit.sql')).toEqual(['server/src/kit/database/database.isolation.db.test.ts'])
})

test('near: changed tests and the general ones, but not deleted ones', () => {
  expect(near('server/src/modules/ledger/hold.db.test.ts')).toEqual(['server/src/modules/ledger/hold.db.test.ts'])
  expect(near('server/src/modules/ledger/gone.test.ts', 'README.md')).toEqual([])
  expect(testsNear([], tests)).toEqual(alwaysNear)
})
