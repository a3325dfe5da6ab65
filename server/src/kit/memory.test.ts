import { expect, test } from 'vitest'
import { memory } from './memory.ts'

test('memory: concurrent callers share one computation, whose result is cached', async () => {
  const kept = memory<number>(60_000, 10)
  const made = Promise.withResolvers<number>()
  let times = 0
  const make = () => {
    times++
    return made.promise
  }
  const both = [kept.getOrMake('a', '', make), kept.getOrMake('a', '', make)]
  made.resolve(7)
  expect(await Promise.all(both)).toEqual([7, 7])
  expect(await kept.getOrMake('a', '', make)).toBe(7)
  expect(times).toBe(1)
})

test('memory: a failure reaches all waiting callers and is not cached', async () => {
  const kept = memory<number>(60_000, 10)
  const failing = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([kept.getOrMake('a', '', failing), kept.getOrMake('a', '', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await kept.getOrMake('a', '', () => Promise.resolve(1))).toBe(1)
})

test('memory: entries are cached for their lifetime, versioned ones while the version is current', () => {
  const kept = memory<number>(60_000, 2)
  kept.set('a', '1', 1)
  expect(kept.get('a', '1')?.value).toBe(1)
  expect(kept.get('a', '2')).toBeUndefined()
  kept.set('a', '', 1)
  kept.set('b', '', 2)
  kept.set('c', '', 3)
  expect([kept.get('a'), kept.get('b')?.value, kept.get('c')?.value]).toEqual([undefined, 2, 3])
  expect(memory<number>(0, 2).get('a')).toBeUndefined()
})
