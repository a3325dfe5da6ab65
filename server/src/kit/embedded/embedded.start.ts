import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from './embedded.cluster.ts'
import { halt, launch, postmasterOf } from './postmaster.ts'
import { meetRunning } from './embedded.connection.ts'
import { provision } from './embedded.provision.ts'
import { isOurs, type Line } from './embedded.locks.ts'
import type { Logger } from 'pino'
import { warnOncePerMinute } from '#kit/log/log.outage.ts'

const PATIENCE_MS = 10_000

/** Connects to PostgreSQL and starts it as often as needed. Throws an Error if it stays silent for `PATIENCE_MS`. */
export async function bringUp(cluster: Cluster, log: Pick<Logger, 'warn'>, ending: AbortSignal): Promise<Line> {
  let child: ChildProcess | undefined
  let silentSince = Date.now()
  let shaken = false
  for (;;) {
    ending.throwIfAborted()
    const running = postmasterOf(cluster)
    // After a kill, leftover processes may hold the shared memory for a moment: the start fails and is retried.
    if (!running && !isStarting(child)) child = launch(cluster)
    const met = await meetRunning(cluster, running)
    if (met instanceof Client) return { client: met, ours: await isOurs(met) }
    if (met === 'stranger') await provision(cluster)
    if (met === 'recovering') silentSince = Date.now()
    const silence = Date.now() - silentSince
    if (silence > PATIENCE_MS) throw new Error(`PostgreSQL does not start: ${lastWords(cluster)}`)
    if (running && !child && silence > PATIENCE_MS / 2 && !shaken) {
      shaken = true
      warnOncePerMinute(log, 'PostgreSQL runs and does not answer; it is stopped', { pid: running.pid })
      await halt(cluster, 'immediate').catch(({ message }: Error) =>
        warnOncePerMinute(log, 'PostgreSQL does not stop', { reason: message }),
      )
    }
    await delay(isStarting(child) ? 15 : 200)
  }
}

const isStarting = (child: ChildProcess | undefined) =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null

function lastWords({ startLog }: Cluster): string {
  try {
    return readFileSync(startLog, 'utf8').trim().split('\n').at(-1) || `see the folder log beside ${startLog}`
  } catch {
    return `${startLog} tells nothing`
  }
}
