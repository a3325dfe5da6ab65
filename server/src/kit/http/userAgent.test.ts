import { expect, test } from 'vitest'
import { deviceOf } from './userAgent.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome 130 · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17 · iOS',
  ],
  ['', ''],
])('user agent: %s', (agent, device) => expect(deviceOf(agent)).toBe(device))

test('user agent: arbitrary values are parsed without an error', () => {
  for (const agent of ['\u0000', '(((', 'x'.repeat(10_000), '<script>']) expect(typeof deviceOf(agent)).toBe('string')
})
