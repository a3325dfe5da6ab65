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
  /** The role `baicai`: it owns the database `baicai` and may create roles, and is no superuser. */
  ownerUrl: string
  /** Ends PostgreSQL within seconds, unless another process of ours still uses it. */
  stop: () => Promise<void>
  /** Whether its disk has no room left for what it must write. */
  isFull: () => boolean
}

export interface EmbeddedOptions {
  dataDir: string
  log: Log
  /** Breaks a start off; what was started is stopped. */
  signal?: AbortSignal
  /**
   * Receives which PostgreSQL this process is to end: its pid, or undefined where that is nobody's task, or another's.
   */
  onPostmaster?: (pid: number | undefined) => void
}

/**
 * PostgreSQL in `<dataDir>/pg`, from the binaries that came with the packages. One that an earlier process left behind
 * is taken over; one that dies while we live is started again, under the same URL.
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

/** Holds one connection; when that breaks, PostgreSQL is brought up again. */
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
  // A process that ends on an error has no time for `stop`.
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

async function bringBack(cluster: Cluster, log: Log, ending: AbortSignal, hold: Hold) {
  warnOncePerMinute(log, 'PostgreSQL is gone and is started again', { directory: cluster.directory })
  while (!ending.aborted) {
    try {
      hold(await bringUp(cluster, log, ending))
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
