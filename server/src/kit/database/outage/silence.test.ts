import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSilence } from './silence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Connection whose server answers while `isAnswering`. */
function aConnection({ isWaiting = true, isAnswering = false } = {}) {
  const stream = { bytesRead: 0, destroyed: false, destroy: () => void (stream.destroyed = true) }
  const client = { readyForQuery: !isWaiting, connection: { stream } }
  if (isAnswering) setInterval(() => void (stream.bytesRead += 1), 200)
  return { client, stream }
}
const aPool = (...connections: readonly { readonly client: object }[]) => {
  const pending: object[] = []
  const pool = { _clients: connections.map(({ client }) => client), _pendingQueue: pending, ended: false }
  return { pool, pending, watched: pool as unknown as pg.Pool }
}
const failing = () => new Promise<void>((_, reject) => setTimeout(() => reject(new Error('timeout expired')), 2_000))
const answering = () => Promise.resolve()

test('silence watch: a connection that waits for 25 s is ended; others are not', async () => {
  const [silent, answered, idle] = [
    aConnection(),
    aConnection({ isAnswering: true }),
    aConnection({ isWaiting: false }),
  ]
  const probe = vi.fn(answering)
  watchSilence(aPool(silent, answered, idle).watched, { probe })
  await vi.advanceTimersByTimeAsync(24_000)
  expect([silent, answered, idle].map(({ stream }) => stream.destroyed)).toEqual([false, false, false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([silent, answered, idle].map(({ stream }) => stream.destroyed)).toEqual([true, false, false])
  // A connection that receives something shows that the server answers.
  expect(probe).not.toHaveBeenCalled()
})

test('silence watch: a silent server is reported within four seconds, and its connections are ended', async () => {
  const connections = [aConnection(), aConnection({ isWaiting: false })]
  const [onSilent, callback] = [vi.fn(), vi.fn()]
  const { pending, watched } = aPool(...connections)
  pending.push({ callback })
  watchSilence(watched, { probe: failing, onSilent })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onSilent).toHaveBeenCalledOnce()
  expect(callback).toHaveBeenCalledWith(new Error('Connection terminated: PostgreSQL does not answer'))
  expect(pending).toEqual([])
  expect(connections.map(({ stream }) => stream.destroyed)).toEqual([true, true])
})

test.each([
  ['it answers', answering],
  ['it refuses with an error of its own', () => Promise.reject(new pg.DatabaseError('too many clients', 1, 'error'))],
])('silence watch: slow statements are no outage while a probe finds that %s', async (_, probe) => {
  const [connection, onSilent] = [aConnection(), vi.fn()]
  watchSilence(aPool(connection).watched, { probe, onSilent })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([onSilent.mock.calls.length, connection.stream.destroyed]).toEqual([0, false])
})

test('silence watch: an answer during the probe refutes the suspicion', async () => {
  const [connection, onSilent] = [aConnection(), vi.fn()]
  watchSilence(aPool(connection).watched, { probe: failing, onSilent })
  await vi.advanceTimersByTimeAsync(2_900)
  connection.stream.bytesRead += 1
  await vi.advanceTimersByTimeAsync(1_000)
  expect([onSilent.mock.calls.length, connection.stream.destroyed]).toEqual([0, false])
})

test('silence watch: while the outage lasts, a connection waits at most a second; the end of the pool ends it', async () => {
  const connection = aConnection()
  const { pool, watched } = aPool(connection)
  watchSilence(watched, { probe: failing, isSilent: () => true })
  await vi.advanceTimersByTimeAsync(1_250)
  expect(connection.stream.destroyed).toBe(true)
  pool.ended = true
  await vi.advanceTimersByTimeAsync(250)
  expect(vi.getTimerCount()).toBe(0)
})
