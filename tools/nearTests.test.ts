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
]
const near = (...changed: string[]) => testsNear(changed, tests).filter((test) => !alwaysNear.includes(test))

test('near: the tests of the same thing, or those of its folder where it has none', () => {
  expect(near('server/src/modules/ledger/hold.service.ts')).toEqual(['server/src/modules/ledger/hold.db.test.ts'])
  expect(near('server/src/modules/ledger/account.store.ts')).toEqual(tests.filter((each) => each.includes('/ledger/')))
  expect(near('web/src/kit/list/pages.ts')).toEqual(['web/src/kit/list/pages.test.ts'])
})

test('near: a contract is kept by its module, a migration by what all tables must keep', () => {
  expect(near('contract/src/suppliers/suppliers.ts')).toEqual(tests.filter((each) => each.includes('/suppliers/')))
  expect(near('contract/src/kit/money.ts')).toEqual(['contract/src/kit/money.test.ts'])
  expect(near('server/migrations/0001_kit.sql')).toEqual(['server/src/kit/database/database.isolation.db.test.ts'])
})

test('near: a changed test, what is always near, and nothing that is gone', () => {
  expect(near('server/src/modules/ledger/hold.db.test.ts')).toEqual(['server/src/modules/ledger/hold.db.test.ts'])
  expect(near('server/src/modules/ledger/gone.test.ts', 'README.md')).toEqual([])
  expect(testsNear([], tests)).toEqual(alwaysNear)
})
