import { expect, test } from 'vitest'
import { fromConnection, isBroken, isBusy, Outage, outageOf } from './database.errors.ts'

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const reasonOf = (error: unknown, isFull = false) => outageOf(fromConnection(error, () => isFull))

test.each([
  failure('ENOENT', 'connect ENOENT /data/pg/.s.PGSQL.5432'),
  failure('ECONNREFUSED'),
  failure('ECONNRESET'),
  failure('ETIMEDOUT'),
  failure('57P01', 'terminating connection due to administrator command'),
  failure('57P02'),
  failure('57P03', 'the database system is starting up'),
  failure('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
])('database errors: unavailable database: $code $message', (error) => {
  expect(reasonOf(error)).toBe('database.unavailable')
  expect(isBroken(fromConnection(error))).toBe(true)
  // With a full disk, that is the reason.
  expect(reasonOf(error, true)).toBe('storage.full')
})

test.each([
  failure('53100', 'could not extend file'),
  failure('58030', 'could not write to file "pg_wal/xlogtemp.1": No space left on device'),
  failure('XX000', 'could not extend file "base/1/2": wrote only 4096 of 8192 bytes'),
])('database errors: full disk: $code $message', (error) => {
  expect(reasonOf(error)).toBe('storage.full')
  expect(isBroken(fromConnection(error))).toBe(false)
})

test('database errors: a failing disk is not full; bugs, locks and other connections are no outage', () => {
  expect(reasonOf(failure('58030', 'could not read block 7: Input/output error'))).toBe('database.unavailable')
  for (const error of [failure('XX000', 'cache lookup failed'), failure('22012'), failure('55P03'), new TypeError('x')])
    expect(reasonOf(error)).toBeUndefined()
  // Only errors of database connections are database outages.
  for (const code of ['ECONNREFUSED', 'ENOENT']) expect(outageOf(failure(code))).toBeUndefined()
})

test('database errors: full-disk errors of files are distinguished from missing files, at any depth', () => {
  expect(outageOf(failure('ENOSPC'))).toBe('storage.full')
  expect(outageOf(failure('EDQUOT'))).toBe('storage.full')
  expect(outageOf(new Error('around it', { cause: new Outage('database.unavailable', failure('57P01'), true) }))).toBe(
    'database.unavailable',
  )
  expect([failure('55P03'), failure('53300'), failure('57014')].map(isBusy)).toEqual([true, true, true])
})
