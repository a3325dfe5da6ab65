import { setImmediate as turn } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { labels, photographOf } from '#test/catalogue/labels.ts'
import { openTextReader, type ReaderOptions, type TextReader } from './ocr.ts'

const readers: TextReader[] = []
/** Patience that no test exhausts on a busy machine, except those that stop the clock and pass it themselves. */
const patienceMs = 60_000
const timeout = 2 * patienceMs
const open = (options: ReaderOptions = {}) => {
  const reader = openTextReader({ patienceMs, ...options })
  readers.push(reader)
  return reader
}
afterAll(() => readers.forEach((reader) => reader.stop()))
afterEach(() => vi.useRealTimers())

/** From now on only `passPatience` ends the patience of readers. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const passPatience = () => vi.advanceTimersByTimeAsync(patienceMs)

const photo = await photographOf(labels[0]!)
const load = async () => photo
const never = () => new Promise<Buffer>(() => {})
const outcome = (read: Promise<unknown>) =>
  read.then(
    () => 'read',
    (error: Error) => error.message,
  )
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const firstPid = async (reader: TextReader) => {
  await expect.poll(() => reader.pid(), { timeout }).toBeDefined()
  return reader.pid()!
}

test(
  'text reader: starts with the first picture, reads several in one process, and stops when idle',
  { timeout },
  async () => {
    const reader = open({ idleMs: 300 })
    expect(reader.pid()).toBeUndefined()
    const lines = await reader.read('ann', load)
    expect(lines.map(({ text }) => text)).toContain('型号AL-NG107')
    const pid = reader.pid()!
    await reader.read('ann', load)
    expect(reader.pid()).toBe(pid)
    await expect.poll(() => [reader.pid(), isAlive(pid)], { timeout }).toEqual([undefined, false])
  },
)

test('text reader: a killed process fails only its picture, and the next one is read', { timeout }, async () => {
  const failures: string[] = []
  const reader = open({ onFailure: ({ message }) => failures.push(message) })
  const [first, second] = [outcome(reader.read('ann', load)), outcome(reader.read('bob', load))]
  process.kill(await firstPid(reader), 'SIGKILL')
  expect([await first, await second]).toEqual(['failed', 'read'])
  expect(failures).toEqual(['the reading process ended'])
})

test('text reader: a hanging process is replaced after a timeout', { timeout }, async () => {
  stopClock()
  const reader = open()
  const first = outcome(reader.read('ann', load))
  const pid = await firstPid(reader)
  process.kill(pid, 'SIGSTOP')
  const second = outcome(reader.read('bob', load))
  await passPatience()
  expect([await first, await second]).toEqual(['failed', 'read'])
  await expect.poll(() => isAlive(pid), { timeout }).toBe(false)
})

test("text reader: a caller's last picture replaces earlier ones; the queue is limited", async () => {
  stopClock()
  const reader = open({ maxWaiting: 3 })
  const read = (caller: string) => outcome(reader.read(caller, never))
  const reads = ['ann', 'bob', 'ann', 'cid', 'cid', 'dan'].map(read)
  for (let at = 0; at < 4; at++) await passPatience()
  expect(await Promise.all(reads)).toEqual(['superseded', 'failed', 'failed', 'superseded', 'failed', 'busy'])
})

test('text reader: callers whose pictures took long wait for the others, and make room for them', async () => {
  const reader = open({ patienceMs: 300, maxWaiting: 3 })
  const order: string[] = []
  const read = (caller: string) => outcome(reader.read(caller, () => (order.push(caller), never())))
  await Promise.all(['ann', 'bob', 'cid'].map(read))
  order.length = 0
  const slow = ['ann', 'bob', 'cid', 'dan'].map(read)
  const newcomers = ['eve', 'fay'].map(read)
  expect(await Promise.all(newcomers)).toEqual(['failed', 'failed'])
  expect(order.slice(0, 4)).toEqual(['ann', 'dan', 'eve', 'fay'])
  expect((await Promise.all(slow)).toSorted()).toEqual(['busy', 'busy', 'failed', 'failed'])
})

test('text reader: an aborted caller leaves the queue and may return', async () => {
  stopClock()
  const reader = open({ maxWaiting: 1 })
  const given = new AbortController()
  const first = outcome(reader.read('ann', never))
  const second = outcome(reader.read('bob', never, given.signal))
  expect(await outcome(reader.read('cid', never))).toBe('busy')
  given.abort()
  expect(await second).toBe('failed')
  const third = outcome(reader.read('bob', never))
  await turn()
  expect(await outcome(reader.read('cid', never))).toBe('busy')
  for (let at = 0; at < 2; at++) await passPatience()
  expect([await first, await third]).toEqual(['failed', 'failed'])
})

test('text reader: an invalid picture is unreadable, and missing content fails', { timeout }, async () => {
  const reader = open()
  const of = (content: Buffer) => outcome(reader.read('ann', async () => content))
  expect(await of(Buffer.from('no picture'))).toBe('unreadable')
  expect(await outcome(reader.read('ann', async () => Promise.reject(new Error('gone'))))).toBe('failed')
  const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
  expect(await of(await bomb.png().toBuffer())).toBe('unreadable')
  const grey = sharp(photo).greyscale()
  expect(await of(await grey.png().toBuffer())).toBe('read')
  const clear = sharp(photo).ensureAlpha(0.5)
  expect(await of(await clear.png().toBuffer())).toBe('read')
  const tiny = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  expect(await of(await tiny.png().toBuffer())).toBe('read')
  const narrow = sharp({ create: { width: 3, height: 4000, channels: 3, background: '#fff' } })
  expect(await of(await narrow.png().toBuffer())).toBe('read')
})

test('text reader: nearly every line of the labels is read exactly', { tags: ['thorough'], timeout }, async () => {
  const reader = open()
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')
  const missed: string[] = []
  for (const label of labels) {
    const photograph = await photographOf(label)
    const read = await reader.read('ann', async () => photograph)
    const all = plain(read.map(({ text }) => text).join(''))
    missed.push(...label.lines.map(([line]) => line).filter((line) => !all.includes(plain(line))))
  }
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(2)
})
