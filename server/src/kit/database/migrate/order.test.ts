import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lastOutOfOrder, lateMigration, numberOfMigration } from './order.ts'

const files = readdirSync(new URL('../../../../migrations/', import.meta.url)).filter((file) => file.endsWith('.sql'))

/** Numbers that two files have. Nobody can rename them: databases know them by their names. */
const doubled = [9, 17, 27]
const doubledIn = (names: readonly string[]) => {
  const numbers = names.map(numberOfMigration)
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))]
}

test('migrations: no two have the same number', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file))).toEqual([])
  expect(doubledIn(files)).toEqual(doubled)
  expect(doubledIn(['0300_a.sql', '0301_b.sql', '0300_c.sql'])).toEqual([300])
})

test('migrations: a new one has a number above those that came in any order', () => {
  expect(files.filter((file) => numberOfMigration(file) <= lastOutOfOrder)).toHaveLength(89)
})

test('migrations: one that is older than the newest of the database is refused', () => {
  const refused = lateMigration(['0265_interrupted_jobs.sql', '0310_loans.sql'], ['0300_leases.sql', '0320_rents.sql'])
  expect(refused).toBe(
    'migration 0300_leases.sql is older than 0310_loans.sql, which the database has already: give it a number above all others',
  )
  expect(lateMigration(['0265_interrupted_jobs.sql'], ['0300_leases.sql', '0310_loans.sql'])).toBeUndefined()
  expect(lateMigration([], files)).toBeUndefined()
})

test('migrations: those of the time before the rule may still come after higher numbers', () => {
  expect(lateMigration(['0265_interrupted_jobs.sql'], ['0264_transaction_time_of_orders.sql'])).toBeUndefined()
})
