import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Line } from './ocr.engine.ts'

export type { Line } from './ocr.engine.ts'

export interface ReadRequest {
  readonly id: number
  readonly picture: Uint8Array
}
export type ReadResult = { readonly id: number } & (
  | { readonly lines: readonly Line[] }
  | { readonly error: string; readonly isUnreadable: boolean }
)

/** Superseded by the next picture of its caller, no place in the queue, no picture at all, or not read. */
export type Misread = 'superseded' | 'busy' | 'unreadable' | 'failed'
/** Why a picture was not read; what is said of it is for whom reads. */
export class ReadingError extends Error {
  readonly reason: Misread
  constructor(reason: Misread) {
    super(reason)
    this.reason = reason
  }
}

interface Job {
  readonly load: () => Promise<Uint8Array>
  readonly settle: (result: ReadResult) => void
  readonly fail: (error: Error) => void
}

export interface ReaderOptions {
  /** The program of the process. */
  readonly program?: URL
  /** How long one picture may take, the start of the process included. */
  readonly patienceMs?: number
  readonly idleMs?: number
  readonly mostWaiting?: number
  /** Why a picture was not read; its caller learns only that it was not. */
  readonly onFailure?: (error: Error) => void
}

export interface TextReader {
  /**
   * The lines of text of a picture, which is loaded when it is its turn. Each caller has one picture at a time: the
   * last one, so that somebody who has cancelled never waits for what was. `signal` gives the place in the queue up.
   * What is not read is a `ReadingError`.
   */
  readonly read: (caller: string, load: () => Promise<Uint8Array>, signal?: AbortSignal) => Promise<readonly Line[]>
  /** The process, while there is one. */
  readonly pid: () => number | undefined
  readonly stop: () => void
}

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
/** It reads the program and its packages, writes nothing and starts nothing. */
const readable = () => [
  realpathSync(at('node_modules')),
  at('package.json'),
  at('server/package.json'),
  at('server/src'),
]
const execArgv = () => [
  '--permission',
  '--allow-addons',
  ...readable().map((path) => `--allow-fs-read=${path}`),
  '--disable-warning=SecurityWarning',
  '--max-old-space-size=192',
]

/**
 * Reads text in pictures, one after the other, in a process that starts with the first picture, ends after some minutes
 * without one, and is replaced when it crashes or takes too long. It is given none of the server's secrets.
 */
export function openTextReader(options: ReaderOptions = {}): TextReader {
  const { program = new URL('./ocr.process.ts', import.meta.url) } = options
  const { patienceMs = 10_000, idleMs = 300_000, mostWaiting = 8, onFailure } = options
  /** What gives up the one picture that a caller has. */
  const callers = new Map<string, (reason: Error) => void>()
  const waiting: Job[] = []
  let child: ChildProcess | undefined
  let current: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  function ensureChild(): ChildProcess {
    if (child) return child
    const env = { PATH: process.env['PATH'] ?? '' }
    const started = fork(program, {
      execArgv: execArgv(),
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (result: ReadResult) => {
      if (child === started && result.id === lastId) done((job) => job.settle(result))
    })
    const ended = () => {
      if (child !== started) return
      child = undefined
      done((job) => job.fail(new Error('the reading process ended')))
    }
    started.on('error', ended)
    started.on('exit', ended)
    started.unref()
    started.channel?.unref()
    child = started
    return started
  }

  function stop() {
    const ending = child
    child = undefined
    ending?.kill('SIGKILL')
  }

  function done(settle: (job: Job) => void) {
    clearTimeout(timer)
    const job = current
    current = undefined
    if (job) settle(job)
    next()
  }

  function next() {
    if (current) return
    current = waiting.shift()
    if (!current) {
      timer = setTimeout(stop, idleMs)
      timer.unref()
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => {
      stop()
      done((job) => job.fail(new Error('the picture took too long')))
    }, patienceMs)
    const id = ++lastId
    const failed = (error: Error) => {
      if (id === lastId) done((job) => job.fail(error))
    }
    void current
      .load()
      .then((picture) => id === lastId && current && send({ id, picture }, failed))
      .catch(failed)
  }

  const send = (request: ReadRequest, failed: (error: Error) => void) =>
    ensureChild().send(request, (error) => error && failed(error))

  async function read(caller: string, load: () => Promise<Uint8Array>, signal?: AbortSignal): Promise<readonly Line[]> {
    callers.get(caller)?.(new ReadingError('superseded'))
    if (current && waiting.length >= mostWaiting) throw new ReadingError('busy')
    const { promise, resolve, reject } = Promise.withResolvers<ReadResult>()
    const job = { load, settle: resolve, fail: reject }
    const giveUp = (reason: Error) => {
      const place = waiting.indexOf(job)
      if (place >= 0) waiting.splice(place, 1)
      reject(reason)
    }
    const onAbort = () => giveUp(new Error('given up'))
    callers.set(caller, giveUp)
    signal?.addEventListener('abort', onAbort, { once: true })
    waiting.push(job)
    next()
    try {
      const result = await promise
      if ('lines' in result) return result.lines
      if (result.isUnreadable) throw new ReadingError('unreadable')
      throw new Error(result.error)
    } catch (error) {
      if (error instanceof ReadingError) throw error
      if (!signal?.aborted) onFailure?.(error as Error)
      throw new ReadingError('failed')
    } finally {
      signal?.removeEventListener('abort', onAbort)
      if (callers.get(caller) === giveUp) callers.delete(caller)
    }
  }

  return { read, pid: () => child?.pid, stop }
}
