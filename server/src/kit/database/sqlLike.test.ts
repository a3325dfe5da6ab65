import { expect, test } from 'vitest'
import { beginningWith, containing } from './sqlLike.ts'

test.each([
  ['安全帽', '%安全帽%'],
  ['50%_\\', String.raw`%50\%\_\\%`],
])('SQL LIKE: %s is matched literally', (text, pattern) => {
  expect([containing(text), beginningWith(text)]).toEqual([pattern, pattern.slice(1)])
})
