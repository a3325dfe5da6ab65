import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('coalescing: calls of one turn share one computation, which starts after the last of them', async () => {
  const shared = coalesce<string>()
  let source = 'before'
  const calls = ['first', 'second'].map(() => shared('key', () => Promise.resolve(source)))
  source = 'after'
  calls.push(shared('key', () => Promise.reject(new Error('computed twice'))))
  expect(await Promise.all(calls)).toEqual(['after', 'after', 'after'])
})

test('coalescing: a call during a computation starts its own', async () => {
  const shared = coalesce<string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const started = Promise.withResolvers<void>()
  const first = shared('key', () => {
    started.resolve()
    return promise
  })
  await started.promise
  expect(await shared('key', () => Promise.resolve('second'))).toBe('second')
  resolve('first')
  expect(await first).toBe('first')
})

test('coalescing: keys are separate, and a failure is shared once', async () => {
  const shared = coalesce<string>()
  const fail = () => Promise.reject(new Error('failure'))
  const ends = await Promise.allSettled([shared('a', fail), shared('a', fail), shared('b', () => Promise.resolve('b'))])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await shared('a', () => Promise.resolve('a'))).toBe('a')
})
