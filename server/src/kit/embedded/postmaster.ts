import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './embedded.cluster.ts'
import { run } from './embedded.binaries.ts'
import { writeSettings } from './embedded.settings.ts'

/**
 * Starts PostgreSQL in its own process group, so that Ctrl-C reaches only the server, which stops the database last.
 */
export function launch(cluster: Cluster): ChildProcess {
  writeSettings(cluster)
  const output = fs.openSync(cluster.startLog, 'w')
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), ['-D', cluster.directory], {
    cwd: cluster.directory,
    detached: true,
    stdio: ['ignore', output, output],
    ...cluster.account,
  })
  fs.closeSync(output)
  // Logs a failed spawn to the start log, whose last line is reported as the cause.
  child.on('error', (error) => fs.appendFileSync(cluster.startLog, error.message))
  child.unref()
  return child
}

/** Stops PostgreSQL: `fast` ends sessions and writes a checkpoint, `immediate` leaves recovery to the next start. */
export async function halt(cluster: Cluster, mode: 'fast' | 'immediate'): Promise<void> {
  const args = ['stop', '-w', '-t', '20', '-m', mode, '-D', cluster.directory]
  await run(join(cluster.binaries, 'bin', 'pg_ctl'), args, { cwd: '/', ...cluster.account })
}

export interface Postmaster {
  pid: number
  port: number
  /** Folder of the Unix socket; empty if there is none. */
  socket: string
  /** False during recovery and shutdown. */
  isReady: boolean
}

/** Running PostgreSQL of this cluster according to `postmaster.pid`; undefined if there is none. */
export function postmasterOf({ directory }: Cluster): Postmaster | undefined {
  const lock = join(directory, 'postmaster.pid')
  let lines: string[]
  try {
    lines = fs.readFileSync(lock, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !isAlive(pid)) return undefined
  if (process.platform === 'linux' && !argumentsOf(pid).includes(directory)) {
    // The PID was reused by another program. PostgreSQL would take that program for its predecessor and not start.
    fs.rmSync(lock, { force: true })
    return undefined
  }
  return { pid, port, socket: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function argumentsOf(pid: number): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}
