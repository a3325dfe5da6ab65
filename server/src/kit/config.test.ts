import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is a working configuration', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    role: 'both',
    databaseUrl: undefined,
    devCaptcha: undefined,
  })
})

test.each([
  ['a port beyond the last', { PORT: '70000' }, 'PORT is "70000"; expected a port from 0 to 65535'],
  ['a port that is a word', { PORT: 'http' }, 'PORT is "http"'],
  [
    'a database of another kind',
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is "mysql://x"; expected an address that starts with postgres://',
  ],
  ['an address without a port that is one', { DATABASE_URL: 'postgres://a:b/c' }, 'DATABASE_URL'],
  ['a replica of another kind', { READ_DATABASE_URLS: 'postgres://a, redis://b' }, 'READ_DATABASE_URLS'],
  ['a role that nobody has', { ROLE: 'web' }, 'ROLE is "web"; expected one of http, worker, both'],
  ['a level that is none', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ['the development captcha in production', { DEV_CAPTCHA: '0000', NODE_ENV: 'production' }, 'DEV_CAPTCHA'],
] as const)('%s is named', (_, env, words) => expect(() => readConfig(env)).toThrow(words))

test('every problem is named at once', () => {
  expect(() => readConfig({ PORT: 'x', ROLE: 'y', SMTP_URL: 'z' })).toThrow(/PORT[\s\S]*SMTP_URL|SMTP_URL[\s\S]*PORT/)
})

test('the password of a wrong address is not printed', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://ann:canary@host/x' })).toThrow('mysql://…@host/x')
})

test('whoever migrates is the same as whoever serves, unless told otherwise', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://a/b' }).ownerUrl).toBe('postgres://a/b')
  expect(readConfig({ DATABASE_URL: 'postgres://a/b', DATABASE_OWNER_URL: 'postgres://c/d' }).ownerUrl).toBe(
    'postgres://c/d',
  )
})
