import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ancestors, isRunning } from './ancestors.mjs'

// Plain JavaScript for Node 20, because this runs before packages are installed.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const CHECK_INTERVAL_MS = 500
const KILL_AFTER_MS = 5_000

// Read at the start, because an ancestor that ends later is replaced by another process.
const started = ancestors()

/**
 * Calls `stop` when this process is to end: by a signal, or because its ancestors have ended, since npm forwards only
 * some signals to its shell, the shell none, and SIGKILL cannot be forwarded. Returns a function that ends this.
 */
export function onStop(stop) {
  const handlers = SIGNALS.map((signal) => [signal, () => stop(signal)])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  const disconnected = () => stop('SIGTERM')
  process.once('disconnect', disconnected)
  const timer = setInterval(() => {
    if (started.every(isRunning)) return
    clearInterval(timer)
    stop('SIGTERM')
  }, CHECK_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    process.off('disconnect', disconnected)
    for (const [signal, handler] of handlers) process.off(signal, handler)
  }
}

/**
 * Runs a program to its end; returns its exit code, or undefined if it cannot be started. When this process is to end
 * meanwhile, it ends the program with all processes that the program has started, and then itself.
 */
export async function runStep(command, args, options = {}) {
  // A process group of its own, because npm does not end what it has started.
  const isGroup = process.platform !== 'win32'
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: isGroup, ...options })
  let reason
  let timer
  const kill = (signal) => {
    if (!isGroup) return child.kill(signal)
    try {
      process.kill(-child.pid, signal)
    } catch {
      // All of them have ended.
    }
  }
  const off = onStop((signal) => {
    if (child.pid === undefined) return
    reason ??= signal
    timer ??= setTimeout(() => kill('SIGKILL'), KILL_AFTER_MS)
    kill(signal)
  })
  const status = await new Promise((done) => {
    child.once('error', () => done(undefined))
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  })
  off()
  clearTimeout(timer)
  if (reason === undefined) return status
  kill('SIGKILL')
  process.exit(128 + constants.signals[reason])
}
