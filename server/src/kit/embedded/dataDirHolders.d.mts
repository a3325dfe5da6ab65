/** Holder of the lock: a server process that uses the data folder. */
export interface LockHolder {
  readonly pid: number
  /** Address that it listens on; empty during startup and for workers. */
  readonly address: string
}

export function lockFileOf(pid: number): string
export function locksOf(dataDir: string): ({ readonly file: string } & Partial<LockHolder>)[]
export function alreadyRunning(dataDir: string, holder: LockHolder): string
