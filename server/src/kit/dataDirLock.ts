import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'

/** A server that runs on a data folder. */
export interface LockHolder {
  readonly pid: number
  /** Where it listens; empty while it starts, and where it does not listen. */
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
  /** Writes down where the holder listens. */
  readonly publish: (address: string) => void
  readonly release: () => void
}

const pattern = /^server-(\d+)-([\w]*)\.pid$/

/**
 * Holds a data folder for one server process: a file whose name is the process and its start time, so that the file of a killed process
 * says by itself that it is stale, also where its pid was given to another. Everybody writes a file of their own before looking at the
 * others': of two that start at once, at least one sees the other and gives way.
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

/** The address is for people: a server that cannot write it down serves all the same. */
function writeIfPossible(file: string, text: string): void {
  try {
    fs.writeFileSync(file, text)
  } catch {
    return
  }
}

/** The servers that live and hold the folder; files of dead ones are removed. */
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

/** When a process began, in the system's own words; empty where the system does not tell, or the process is dead. */
function startTimeOf(pid: number): string {
  if (process.platform === 'win32') return ''
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.replaceAll(/\W+/g, '_')
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Field 22 of proc(5), counted from the state, which is the third. A zombie holds nothing any more.
    return ['Z', 'X'].includes(fields[0] ?? '') ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
