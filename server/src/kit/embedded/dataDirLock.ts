import * as fs from 'node:fs'
import { join } from 'node:path'
import { alreadyRunning, lockFileOf, type LockHolder, locksOf } from './dataDirHolders.mjs'

export class AlreadyRunning extends Error {
  constructor(dataDir: string, holder: LockHolder) {
    super(alreadyRunning(dataDir, holder))
    this.name = 'AlreadyRunning'
  }
}

export interface DataDirLock {
  /** Publishes the address of the holder. */
  readonly publish: (address: string) => void
  readonly release: () => void
}

/**
 * Lock of a data folder for one server process: a file named by PID and start time, so that the file of a killed
 * process is recognised as stale even if its PID is reused. Each process writes its own file before reading the
 * others': of two that start at once, at least one sees the other and gives up.
 */
export function lockDataDir(dataDir: string, pid = process.pid): DataDirLock {
  const own = join(dataDir, lockFileOf(pid))
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
  return locksOf(dataDir).flatMap(({ file, pid, address = '' }) => {
    if (pid !== undefined) return [{ pid, address }]
    fs.rmSync(file, { force: true })
    return []
  })
}
