import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { type Cluster, keepOrMovePort, openCluster } from './embedded.cluster.ts'
import { halt, postmasterOf } from './postmaster.ts'
import { isDiskNearlyFull } from './diskSpace.ts'
import { warnOncePerMinute } from '#kit/log/log.outage.ts'
import { OWNER, urlOf } from './embedded.connection.ts'
import { letGo, type Line } from './embedded.locks.ts'
import { bringUp } from './embedded.start.ts'

const RETRY_MS = 500

type Log = Pick<Logger, 'info' | 'warn' | 'error'>

export interface Embedded {
  /** Connection string of role `baicai`, which owns database `baicai` and may create roles, but is no superuser. */
  ownerUrl: string
  /** Stops PostgreSQL within seconds, unless another of our processes still uses it. */
  stop: () => Promise<void>
  /** Whether the disk is too full for PostgreSQL to write. */
  isFull: () => boolean
}

export interface EmbeddedOptions {
  dataDir: string
  log: Log
  /** Cancels a start; a PostgreSQL started by it is stopped. */
  signal?: AbortSignal
  /**
   * Receives the pid of the PostgreSQL that this process must stop; undefined if there is none or another process is
   * responsible.
   */
  onPostmaster?: (pid: number | undefined) => void
}

/**
 * Runs PostgreSQL in `<dataDir>/pg`, from the binaries of the npm packages. Takes over an instance that an earlier
 * process left running; restarts an instance that dies, under the same URL.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log } = options
  const began = Date.now()
  const cluster = await openCluster(dataDir)
  const running = postmasterOf(cluster)
  if (running?.port) {
    cluster.secret.port = running.port
    cluster.socket = running.socket
  } else await keepOrMovePort(cluster, dataDir)
  const ownerUrl = urlOf(cluster, OWNER, cluster.secret.ownerPassword, OWNER)
  const stop = await keepUp(cluster, options)
  const facts = { directory: cluster.directory, port: cluster.secret.port, milliseconds: Date.now() - began }
  log.info(facts, running ? 'PostgreSQL was running and is ours again' : 'PostgreSQL is ready')
  return { ownerUrl, stop, isFull: () => isDiskNearlyFull(cluster.directory) }
}
type Hold = (line: Line) => void

/** Supervisor: holds one connection and restarts PostgreSQL when the connection breaks. */
async function keepUp(cluster: Cluster, { log, signal, onPostmaster = () => {} }: EmbeddedOptions) {
  const ending = new AbortController()
  const given = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal
  let line: Client | undefined
  let hosts = postmasterOf(cluster) === undefined
  let returning: Promise<void> = Promise.resolve()
  const hold: Hold = ({ client, ours }) => {
    line = client
    hosts = ours
    onPostmaster(ours ? postmasterOf(cluster)?.pid : undefined)
    client.once('end', () => {
      line = undefined
      if (!ending.signal.aborted) returning = bringBack(cluster, log, ending.signal, hold)
    })
  }
  // A process that ends on an error has no time for `stop`, so PostgreSQL is signalled on exit.
  const leave = () => {
    const running = hosts ? postmasterOf(cluster) : undefined
    if (running) process.kill(running.pid, 'SIGINT')
  }
  process.once('exit', leave)
  const stop = async () => {
    ending.abort()
    await returning
    const isLast = line ? await letGo(line).catch(() => true) : hosts
    await line?.end().catch(() => undefined)
    if (isLast && postmasterOf(cluster)) await halt(cluster, 'fast').catch(() => halt(cluster, 'immediate'))
    process.off('exit', leave)
    onPostmaster(undefined)
  }
  try {
    hold(await bringUp(cluster, log, given))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** How long a new connection is watched: processes of the PostgreSQL that died may answer for a moment. */
const WATCHED_MS = 300

/** Whether a connection stays open, so that PostgreSQL is really back. */
async function stays({ client }: Line, ending: AbortSignal): Promise<boolean> {
  const isGone = new Promise<false>((resolve) => client.once('end', () => resolve(false)))
  return Promise.race([isGone, delay(WATCHED_MS, true, { signal: ending }).catch(() => true)])
}

async function bringBack(cluster: Cluster, log: Log, ending: AbortSignal, hold: Hold) {
  warnOncePerMinute(log, 'PostgreSQL is gone and is started again', { directory: cluster.directory })
  while (!ending.aborted) {
    try {
      const line = await bringUp(cluster, log, ending)
      if (!(await stays(line, ending))) continue
      hold(line)
      log.info({ directory: cluster.directory }, 'PostgreSQL is back')
      return
    } catch (error) {
      if (ending.aborted) return
      const reason = isDiskNearlyFull(cluster.directory) ? 'its disk is full' : (error as Error).message
      warnOncePerMinute(log, 'PostgreSQL does not start', { reason })
      await delay(RETRY_MS, undefined, { signal: ending }).catch(() => undefined)
    }
  }
}
