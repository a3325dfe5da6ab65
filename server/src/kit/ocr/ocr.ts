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

/** Reasons: superseded by the caller's next picture, queue full, not a picture, recognition failed. */
export type Misread = 'superseded' | 'busy' | 'unreadable' | 'failed'
/** A picture was not read. The caller chooses the message by `reason`. */
export class ReadingError extends Error {
  readonly reason: Misread
  constructor(reason: Misread) {
    super(reason)
    this.reason = reason
  }
}

interface Job {
  readonly caller: string
  readonly load: () => Promise<Uint8Array>
  readonly settle: (result: ReadResult) => void
  readonly fail: (error: Error) => void
}

export interface ReaderOptions {
  /** Entry point of the child process. */
  readonly program?: URL
  /** Timeout of one picture in ms, and of the start of the process; default: ten seconds. */
  readonly patienceMs?: number
  readonly idleMs?: number
  readonly maxWaiting?: number
  /** Receives the cause of a failure for the log; the caller only learns that it failed. */
  readonly onFailure?: (error: Error) => void
}

export interface TextReader {
  /**
   * Recognises the lines of text of a picture, which is loaded when its turn comes. Each caller has one pending
   * picture: a new one supersedes the previous one. `signal` removes the picture from the queue. Throws a
   * `ReadingError`.
   */
  readonly read: (caller: string, load: () => Promise<Uint8Array>, signal?: AbortSignal) => Promise<readonly Line[]>
  /** PID of the child process while it runs. */
  readonly pid: () => number | undefined
  readonly stop: () => void
}

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
/**
 * Node.js permission model: the process may read the program and its packages, but not write files or start processes.
 */
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
 * Text recognition with a queue, one picture at a time, in a child process. The queue is fair: next is the caller whose
 * pictures took the least time lately, so that nobody with slow pictures delays the others. The process starts with the
 * first picture, stops when idle, and is replaced after a crash or timeout. It receives none of the server's secrets.
 */
export function openTextReader(options: ReaderOptions = {}): TextReader {
  const { program = new URL('./ocr.process.ts', import.meta.url) } = options
  const { patienceMs = 10_000, idleMs = 300_000, maxWaiting = 8, onFailure } = options
  /** Cancels the pending picture of each caller. */
  const callers = new Map<string, (reason: Error) => void>()
  const waiting: Job[] = []
  let child: ChildProcess | undefined
  let current: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0
  let startedAt = 0
  const { timeSpent, noteTime } = recentTime()

  function ensureChild(): ChildProcess {
    if (child) return child
    const env = { PATH: process.env['PATH'] ?? '' }
    const started = fork(program, {
      execArgv: execArgv(),
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (result: ReadResult | 'ready') => {
      if (child !== started) return
      if (result === 'ready') limitTime()
      else if (result.id === lastId) done((job) => job.settle(result))
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
    if (job) {
      noteTime(job.caller, performance.now() - startedAt)
      settle(job)
    }
    next()
  }

  function limitTime() {
    if (!current) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      stop()
      done((job) => job.fail(new Error('the picture took too long')))
    }, patienceMs)
  }

  function next() {
    if (current) return
    current = waiting.toSorted((one, other) => timeSpent(one.caller) - timeSpent(other.caller))[0]
    if (current) waiting.splice(waiting.indexOf(current), 1)
    else {
      timer = setTimeout(stop, idleMs)
      timer.unref()
      return
    }
    clearTimeout(timer)
    startedAt = performance.now()
    limitTime()
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

  /** The queue is full: of all callers the one whose pictures took the most time lately is refused. */
  function leaveToOthers(caller: string): void {
    const most = waiting.reduce((one, other) => (timeSpent(other.caller) > timeSpent(one.caller) ? other : one))
    if (timeSpent(most.caller) <= timeSpent(caller)) throw new ReadingError('busy')
    callers.get(most.caller)?.(new ReadingError('busy'))
  }

  async function read(caller: string, load: () => Promise<Uint8Array>, signal?: AbortSignal): Promise<readonly Line[]> {
    callers.get(caller)?.(new ReadingError('superseded'))
    if (current && waiting.length >= maxWaiting) leaveToOthers(caller)
    const { promise, resolve, reject } = Promise.withResolvers<ReadResult>()
    const job = { caller, load, settle: resolve, fail: reject }
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

/** How long callers are remembered. */
const rememberedMs = 300_000

/** Time that the pictures of each caller took, since the caller paused for a while. */
function recentTime() {
  const times = new Map<string, { ms: number; at: number }>()
  return {
    timeSpent: (caller: string): number => times.get(caller)?.ms ?? 0,
    noteTime: (caller: string, ms: number): void => {
      const now = performance.now()
      for (const [each, { at }] of times) if (now - at > rememberedMs) times.delete(each)
      times.set(caller, { ms: (times.get(caller)?.ms ?? 0) + ms, at: now })
    },
  }
}
