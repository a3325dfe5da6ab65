import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { labels, photographOf } from '#test/catalogue/labels.ts'
import { openTextReader, type ReaderOptions, type TextReader } from './ocr.ts'

const readers: TextReader[] = []
const open = (options: ReaderOptions = {}) => {
  const reader = openTextReader({ patienceMs: 8000, ...options })
  readers.push(reader)
  return reader
}
afterAll(() => readers.forEach((reader) => reader.stop()))

const photo = photographOf(labels[0]!)
const load = () => photo
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
  await expect.poll(() => reader.pid()).toBeDefined()
  return reader.pid()!
}

test('text reader: starts with the first picture, reads several in one process, and stops when idle', async () => {
  const reader = open({ idleMs: 300 })
  expect(reader.pid()).toBeUndefined()
  const lines = await reader.read('ann', load)
  expect(lines.map(({ text }) => text)).toContain('型号AL-NG107')
  const pid = reader.pid()!
  await reader.read('ann', load)
  expect(reader.pid()).toBe(pid)
  await expect.poll(() => [reader.pid(), isAlive(pid)], { timeout: 5000 }).toEqual([undefined, false])
})

test('text reader: a killed process fails only its picture, and the next one is read', async () => {
  const failures: string[] = []
  const reader = open({ onFailure: ({ message }) => failures.push(message) })
  const [first, second] = [outcome(reader.read('ann', load)), outcome(reader.read('bob', load))]
  process.kill(await firstPid(reader), 'SIGKILL')
  expect([await first, await second]).toEqual(['failed', 'read'])
  expect(failures).toEqual(['the reading process ended'])
})

test(
  'text reader: a hanging process is replaced after a timeout',
  { tags: ['thorough'], timeout: 120_000 },
  async () => {
    const reader = open({ patienceMs: 9000 })
    const first = outcome(reader.read('ann', load))
    const pid = await firstPid(reader)
    process.kill(pid, 'SIGSTOP')
    const second = outcome(reader.read('bob', load))
    expect([await first, await second]).toEqual(['failed', 'read'])
    await expect.poll(() => isAlive(pid)).toBe(false)
  },
)

test("text reader: a caller's last picture replaces earlier ones; the queue is limited", async () => {
  const reader = open({ patienceMs: 200, mostWaiting: 3 })
  const read = (caller: string) => outcome(reader.read(caller, never))
  const reads = ['ann', 'bob', 'ann', 'cid', 'cid', 'dan'].map(read)
  expect(await Promise.all(reads)).toEqual(['superseded', 'failed', 'failed', 'superseded', 'failed', 'busy'])
})

test('text reader: an aborted caller leaves the queue and may return', async () => {
  const reader = open({ patienceMs: 400, mostWaiting: 1 })
  const given = new AbortController()
  const first = outcome(reader.read('ann', never))
  const second = outcome(reader.read('bob', never, given.signal))
  expect(await outcome(reader.read('cid', never))).toBe('busy')
  given.abort()
  expect(await second).toBe('failed')
  const third = outcome(reader.read('bob', never))
  await pause(0)
  expect(await outcome(reader.read('cid', never))).toBe('busy')
  expect([await first, await third]).toEqual(['failed', 'failed'])
})

test('text reader: an invalid picture is unreadable, and missing content fails', async () => {
  const reader = open()
  const of = (content: Buffer) => outcome(reader.read('ann', async () => content))
  expect(await of(Buffer.from('no picture'))).toBe('unreadable')
  expect(await outcome(reader.read('ann', async () => Promise.reject(new Error('gone'))))).toBe('failed')
  const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
  expect(await of(await bomb.png().toBuffer())).toBe('unreadable')
  const grey = sharp(await photo).greyscale()
  expect(await of(await grey.png().toBuffer())).toBe('read')
  const clear = sharp(await photo).ensureAlpha(0.5)
  expect(await of(await clear.png().toBuffer())).toBe('read')
  const tiny = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  expect(await of(await tiny.png().toBuffer())).toBe('read')
  const narrow = sharp({ create: { width: 3, height: 4000, channels: 3, background: '#fff' } })
  expect(await of(await narrow.png().toBuffer())).toBe('read')
})

test(
  'text reader: nearly every line of the labels is read exactly',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
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
  },
)
