import { expect, test } from 'vitest'
import { bytesOf } from './serializers.ts'

test.each([
  ['', 0],
  ['{"name":"防护手套 😀","half":"\ud800"}', 1],
  ['安', 21_845],
  ['安', 21_846],
  ['😀 a', 100_000],
])('replies: %j repeated %i times is sent as UTF-8', (text, times) => {
  const answer = text.repeat(times)
  expect(bytesOf(answer).equals(Buffer.from(answer))).toBe(true)
})

test('replies: a pre-serialized reply is unchanged', () => {
  const first = bytesOf('first')
  bytesOf('second, and longer')
  expect(first.toString()).toBe('first')
})
