import { pino } from 'pino'
import { expect, test } from 'vitest'
import { eachItem, Stopped } from './jobs.ts'
import { kindOfFailure } from './jobs.errors.ts'
import { Refusal } from '#kit/refusal.ts'

const log = pino({ level: 'silent' })
const open = new AbortController().signal

test('jobs: a failing item blocks no other, and the job fails at the end', async () => {
  const done: number[] = []
  const all = eachItem({ log, signal: open }, [1, 2, 3, 4], String, async (item) => {
    if (item % 2 === 0) throw new Error('no')
    done.push(item)
  })
  await expect(all).rejects.toMatchObject({ code: '2 of 4 failed' })
  expect(done).toEqual([1, 3])
})

test('jobs: an outage stops all items immediately', async () => {
  const done: number[] = []
  const all = eachItem({ log, signal: open }, [1, 2, 3], String, async (item) => {
    if (item === 2) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    done.push(item)
  })
  await expect(all).rejects.toThrow('no space left')
  expect(done).toEqual([1])
})

test('jobs: a stopping process starts no further item', async () => {
  const ending = new AbortController()
  const done: number[] = []
  const all = eachItem({ log, signal: ending.signal }, [1, 2, 3], String, async (item) => {
    done.push(item)
    ending.abort()
  })
  await expect(all).rejects.toThrow(Stopped)
  expect(done).toEqual([1])
})

test('jobs: failures keep kind and code, without data', () => {
  const taken = Object.assign(new Error('Key (mobile)=(13800000000) already exists'), {
    code: '23505',
    constraint: 'people_mobile',
  })
  expect(kindOfFailure(taken)).toBe('Error 23505 people_mobile')
  expect(kindOfFailure(new Refusal('thing.stale'))).toBe('refused: thing.stale')
  expect(kindOfFailure('token=1')).toBe('unknown')
})
