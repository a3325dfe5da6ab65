import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'

/** Holder of the lock: a server process that uses the data folder. */
export interface LockHolder {
  readonly pid: number
  /** Address that it listens on; empty during startup and for workers. */
  readonly address: string
}

export class AlreadyRunning extends Error {
  constructor(dataDir: string, { pid, address }: LockHolder) {
    super(
      `百采 Baicai is already running on DATA_DIR ${dataDir}${address && ` at ${address}`} (pid ${pid}): ` +
        'stop it first, or choose another DATA_DIR',
    )
    this.name = 'AlreadyRunning'
  }
}

export interface DataDirLock {
  /** Publishes the address of the holder. */
  readonly publish: (address: string) => void
  readonly release: () => void
}

const pattern = /^server-(\d+)-([\w]*)\.pid$/

/**
 * Lock of a data folder for one server process: a file named by PID and start time, so that the file of a killed
 * process is recognised as stale even if its PID is reused. Each process writes its own file before reading the
 * others': of two that start at once, at least one sees the other and gives up.
 */
export function lockDataDir(dataDir: string, pid = process.pid): DataDirLock {
  const own = join(dataDir, `server-${pid}-${startTimeOf(pid)}.pid`)
  fs.writeFileSync(own, '', { mode: 0o644 })
  const release = () => fs.rmSync(own, { force: true })
  const [other] = liveHolders(dataDir).filter((holder) => holder.pid !== pid)
  if (other) {
    release()
    throw new AlreadyRunning(dataDir, other)
  }
  return { publish: (address) => writeIfPossible(own, address), release }
}

/** Best effort: the address is only informative. */
function writeIfPossible(file: string, text: string): void {
  try {
    fs.writeFileSync(file, text)
  } catch {
    return
  }
}

/** Live holders of the lock; stale files are removed. */
function liveHolders(dataDir: string): LockHolder[] {
  return fs.readdirSync(dataDir).flatMap((name) => {
    const [, pid, startTime] = pattern.exec(name) ?? []
    if (pid === undefined) return []
    const file = join(dataDir, name)
    if (isAlive(Number(pid), startTime ?? '')) return [{ pid: Number(pid), address: contentOf(file) }]
    fs.rmSync(file, { force: true })
    return []
  })
}

const contentOf = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

function isAlive(pid: number, startTime: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startTimeOf(pid) === startTime
}

/** Start time of a process as the system reports it; empty where it does not, or where the process is dead. */
function startTimeOf(pid: number): string {
  if (process.platform === 'win32') return ''
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.replaceAll(/\W+/g, '_')
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Start time: field 22 of proc(5); the state is field 3. A zombie holds no lock.
    return ['Z', 'X'].includes(fields[0] ?? '') ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
