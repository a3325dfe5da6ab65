import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('configuration: an empty environment is a working configuration', () => {
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
  ['the development factor in production', { DEV_SECOND_FACTOR: '0000', NODE_ENV: 'production' }, 'DEV_SECOND_FACTOR'],
  [
    'documentation that is neither open nor closed',
    { API_DOCS: 'yes' },
    'API_DOCS is "yes"; expected one of open, closed',
  ],
  [
    'a proxy by name',
    { TRUST_PROXY: '10.0.0.1, nginx' },
    'TRUST_PROXY is "10.0.0.1, nginx"; expected addresses or ranges',
  ],
  ['a range that is everybody', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  ['a range longer than its address', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  ['a network that is public', { OUTBOUND_PRIVATE_NETWORKS: '10.0.0.0/8,8.8.8.0/24' }, 'OUTBOUND_PRIVATE_NETWORKS'],
  ['a network of the metadata service', { OUTBOUND_PRIVATE_NETWORKS: '169.254.0.0/16' }, 'OUTBOUND_PRIVATE_NETWORKS'],
  ['a network of this machine', { OUTBOUND_PRIVATE_NETWORKS: '127.0.0.0/8' }, 'OUTBOUND_PRIVATE_NETWORKS'],
  ['a network larger than its private range', { OUTBOUND_PRIVATE_NETWORKS: '10.0.0.0/7' }, 'OUTBOUND_PRIVATE_NETWORKS'],
  ['a timeout of nothing', { TIMEOUTS: 'answer=5' }, 'TIMEOUTS is "answer=5"; expected seconds'],
  ['a timeout of no time', { TIMEOUTS: 'headers=0' }, 'TIMEOUTS'],
  ['a number of connections that is none', { CONNECTIONS_PER_ADDRESS: 'few' }, 'CONNECTIONS_PER_ADDRESS'],
  ['a limit on nothing', { RATE_LIMITS: 'order=5' }, 'RATE_LIMITS is "order=5"; expected off, or calls a minute'],
  ['a limit that is no number', { RATE_LIMITS: 'login=many' }, 'RATE_LIMITS'],
] as const)('configuration: an invalid %s is reported by name', (_, env, words) =>
  expect(() => readConfig(env)).toThrow(words),
)

test('configuration: proxies are addresses and ranges; by default none is trusted', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,192.0.2.7' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '::1',
    '192.0.2.7',
  ])
  expect(readConfig({}).trustProxy).toEqual([])
})

test('limits: defaults, other values, and disabled limits', () => {
  const { limits } = readConfig({})
  expect(Object.values(limits).every((max) => max > 0)).toBe(true)
  expect(readConfig({ RATE_LIMITS: 'search=50, import=0' }).limits).toEqual({ ...limits, search: 50, import: 0 })
  expect(Object.values(readConfig({ RATE_LIMITS: 'off' }).limits).every((max) => max === 0)).toBe(true)
})

test('configuration: API documentation is public in development, and in production only if configured', () => {
  const opened = (env: Record<string, string>) => readConfig(env).apiDocs
  expect([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'production', API_DOCS: 'open' }].map(opened)).toEqual([
    true,
    false,
    true,
  ])
})

test('timeouts: defaults and other values', () => {
  const { timeouts } = readConfig({})
  expect(readConfig({ TIMEOUTS: 'headers=5, upload=60' }).timeouts).toEqual({ ...timeouts, headers: 5, upload: 60 })
})

test('configuration: all problems are reported together', () => {
  expect(() => readConfig({ PORT: 'x', ROLE: 'y', SMTP_URL: 'z' })).toThrow(/PORT[\s\S]*SMTP_URL|SMTP_URL[\s\S]*PORT/)
})

test('configuration: the password of an invalid URL is not printed', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://ann:canary@host/x' })).toThrow('mysql://…@host/x')
})

test('configuration: the migration role defaults to the serving role', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://a/b' }).ownerUrl).toBe('postgres://a/b')
  expect(readConfig({ DATABASE_URL: 'postgres://a/b', DATABASE_OWNER_URL: 'postgres://c/d' }).ownerUrl).toBe(
    'postgres://c/d',
  )
})

test('configuration: mail requires a sender and the public URL', () => {
  const smtp = { SMTP_URL: 'smtps://mail.example.com' }
  expect(() => readConfig(smtp)).toThrow(/MAIL_FROM[\s\S]*PUBLIC_URL/)
  expect(() => readConfig({ ...smtp, MAIL_FROM: 'a@b.com\nBcc: c@d.com', PUBLIC_URL: 'https://a.example' })).toThrow(
    'MAIL_FROM',
  )
  const set = { ...smtp, MAIL_FROM: 'no-reply@example.com', PUBLIC_URL: 'https://a.example' }
  expect(readConfig(set)).toMatchObject({ smtpUrl: smtp.SMTP_URL, mailFrom: set.MAIL_FROM })
})
