import { expect, test } from 'vitest'
import { readConfig } from '#kit/config/config.ts'
import { addressOf } from './ready.ts'

const bound = { address: '127.0.0.1', family: 'IPv4', port: 3210 }
const addressFor = (env: Record<string, string>, at: typeof bound | null = bound) => addressOf(readConfig(env), at)

test('ready line: the address is the one that people know, or the port that is open', () => {
  expect(addressFor({ PORT: '0' })).toBe('http://localhost:3210')
  expect(addressFor({ HOST: '192.0.2.1' })).toBe('http://192.0.2.1:3210')
  expect(addressFor({ PUBLIC_URL: 'https://mall.example' })).toBe('https://mall.example')
})

test.each([{}, { PUBLIC_URL: 'https://mall.example' }])('ready line: a worker has no address (%o)', (env) => {
  expect(addressFor({ ...env, ROLE: 'worker' }, null)).toBe('')
})
