import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { isRunning, nameOf } from './ancestors.mjs'
import { root } from './install.mjs'
import { onStop } from './step.mjs'

const DATABASE_STOP_TIMEOUT_MS = 20_000
const environment = {
  ...process.env,
  /**
   * Two malloc arenas instead of eight for each processor, because free pages of arenas are not returned to the system.
   */
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  /** Smaller young generation: saves 50 MB compared to Node's default of 16. */
  NODE_OPTIONS: ['--max-semi-space-size=8', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
}

/** Starts a Node program with this terminal. The IPC channel lets it detect the end of this process. */
export function start(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment })
  child.once('error', (error) => console.error(`baicai: cannot start ${command}: ${error.message}`))
  child.on('message', (message) => {
    if (message && 'postmaster' in message) child.postmaster = message.postmaster
  })
  return child
}

/** Supervises child processes: forwards signals; when the first one exits, stops the others and exits with its code. */
export function superviseChildren(...children) {
  const stop = (signal) => children.forEach((child) => child.kill(signal))
  onStop(stop)
  let running = children.length
  let code
  const ended = async (child, status) => {
    code ??= status
    stop('SIGTERM')
    if (status !== 0) await stopDatabaseOf(child)
    running -= 1
    if (running === 0) process.exit(code)
  }
  for (const child of children) {
    child.once('error', () => void ended(child, 127))
    child.once('exit', (status, signal) => void ended(child, status ?? 128 + constants.signals[signal]))
  }
}

/** A killed server leaves its PostgreSQL running. SIGINT requests a fast shutdown, without data loss or recovery. */
async function stopDatabaseOf({ postmaster }) {
  if (!postmaster || process.platform === 'win32') return
  const isThere = () => isRunning({ pid: postmaster }) && (nameOf(postmaster) ?? 'postgres').startsWith('postgres')
  const deadline = Date.now() + DATABASE_STOP_TIMEOUT_MS
  if (isThere()) process.kill(postmaster, 'SIGINT')
  while (isThere() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50))
}
