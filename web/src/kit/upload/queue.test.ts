import { expect, test } from 'vitest'
import { added, failed, isBusy, nextOf, type Queue, removed, sending, requeued } from './queue.ts'

const file = (name: string) => new File(['x'], name)
const namesOf = (queue: Queue) => queue.map((one) => [one.file.name, one.state, one.percent])

test('upload queue: files are sent one after another, in the selected order', () => {
  const queue = added([], [file('a'), file('b')], 1)
  expect(nextOf(queue)?.file.name).toBe('a')
  const first = sending(queue, 1, 40)
  expect(nextOf(first)).toBeUndefined()
  expect(namesOf(first)).toEqual([
    ['a', 'sending', 40],
    ['b', 'waiting', 0],
  ])
  expect(nextOf(removed(first, 1))?.file.name).toBe('b')
})

test('upload queue: a failed file blocks no other and can be retried', () => {
  const queue = failed(sending(added([], [file('a'), file('b')], 1), 1, 40), 1, '附件不存在')
  expect(queue[0]).toMatchObject({ state: 'failed', percent: 0, reason: '附件不存在' })
  expect(nextOf(queue)?.file.name).toBe('b')
  const rest = removed(queue, 2)
  expect([isBusy(queue), isBusy(rest)]).toEqual([true, false])
  expect(nextOf(requeued(rest, 1))?.file.name).toBe('a')
})
