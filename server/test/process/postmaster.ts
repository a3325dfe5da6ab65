import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Alternates SIGKILL and an immediate shutdown of PostgreSQL: both require recovery. */
export function killPostmaster(round: number): void {
  const file = [
    join(inject('databaseDir'), 'pg', 'postmaster.pid'),
    join(inject('databaseDir'), 'pg', 'data', 'postmaster.pid'),
  ].find((path) => existsSync(path))
  process.kill(Number(readFileSync(file!, 'utf8').split('\n')[0]), round % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
}
