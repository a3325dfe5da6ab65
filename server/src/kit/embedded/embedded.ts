import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import type { Logger } from 'pino'
import {
  type Cluster,
  halt,
  keepOrMovePort,
  launch,
  openCluster,
  type Postmaster,
  postmasterOf,
} from './embedded.cluster.ts'
import { isDiskNearlyFull } from './diskSpace.ts'
import { warnOncePerMinute } from '#kit/log/log.outage.ts'

const OWNER = 'baicai'
const PATIENCE_MS = 10_000
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
  /** Receives which PostgreSQL this process is to end: its pid, or undefined where that is nobody's task, or another's. */
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

const urlOf = ({ secret, socket }: Cluster, role: string, password: string, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${secret.port}/${database}${socket && `?host=${encodeURIComponent(socket)}`}`

interface Line {
  client: Client
  /** Whether this process is the one that ends PostgreSQL. */
  ours: boolean
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

/** Who holds the first lock ends PostgreSQL where it ends itself on an error; everybody holds a share of the second. */
const isOurs = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ ours: boolean }>(
    'select pg_try_advisory_lock(25956, 1) as ours from (select pg_advisory_lock_shared(25956, 2)) shared',
  )
  return rows[0]?.ours === true
}

/** Gives the share back. The last one to do so gets the whole lock, and ends PostgreSQL; of two at once one is the last. */
async function letGo(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared(25956, 2)')
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock(25956, 2) as last')
  return rows[0]?.last === true
}

/** A connection to the running PostgreSQL, which is started where needed, as often as it takes. */
async function bringUp(cluster: Cluster, log: Log, ending: AbortSignal): Promise<Line> {
  let child: ChildProcess | undefined
  let silentSince = Date.now()
  let shaken = false
  for (;;) {
    ending.throwIfAborted()
    const running = postmasterOf(cluster)
    // After a kill the orphans of the last one may hold its memory for a moment: then a start fails, and is tried again.
    if (!running && !isStarting(child)) child = launch(cluster)
    const met = await meetRunning(cluster, running)
    if (met instanceof Client) return { client: met, ours: await isOurs(met) }
    if (met === 'stranger') await provision(cluster)
    if (met === 'recovering') silentSince = Date.now()
    const silence = Date.now() - silentSince
    if (silence > PATIENCE_MS) throw new Error(`PostgreSQL does not start: ${lastWords(cluster)}`)
    if (running && !child && silence > PATIENCE_MS / 2 && !shaken) {
      shaken = true
      log.warn({ pid: running.pid }, 'PostgreSQL runs and does not answer; it is stopped')
      await halt(cluster, 'immediate').catch((error: unknown) => log.warn({ err: error }, 'PostgreSQL does not stop'))
    }
    await delay(isStarting(child) ? 15 : 200)
  }
}

const isStarting = (child: ChildProcess | undefined) =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null

type Met = Client | 'silent' | 'recovering' | 'stranger'
const ANSWERS: Readonly<Record<string, Met>> = {
  '57P03': 'recovering',
  '28P01': 'stranger',
  '28000': 'stranger',
  '3D000': 'stranger',
}

/** Before it says that it is ready there is nobody to talk to, and orphans of the last one may hold its port. */
async function meetRunning(cluster: Cluster, running: Postmaster | undefined): Promise<Met> {
  if (!running) return 'silent'
  return running.isReady ? meet(cluster, OWNER, OWNER, cluster.secret.ownerPassword) : 'recovering'
}

async function meet(cluster: Cluster, database: string, role: string, password: string): Promise<Met> {
  const client = new Client({
    connectionString: urlOf(cluster, role, password, database),
    connectionTimeoutMillis: 2_000,
    application_name: 'baicai supervisor',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    return ANSWERS[(error as { code?: string }).code ?? ''] ?? 'silent'
  }
}

/** What only the superuser can do: the role, the database, and the rights that measuring and backups need. */
async function provision(cluster: Cluster): Promise<void> {
  const { superuserPassword, ownerPassword } = cluster.secret
  const root = await meet(cluster, 'postgres', 'postgres', superuserPassword)
  if (root === 'stranger') throw new Error(`pg-secret.json does not open the database in ${cluster.directory}`)
  if (!(root instanceof Client)) return
  const owner = escapeIdentifier(OWNER)
  try {
    const { rows } = await root.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [OWNER],
    )
    const verb = rows[0]?.role ? 'alter' : 'create'
    await root.query(`${verb} role ${owner} login createrole createdb password ${escapeLiteral(ownerPassword)}`)
    await root.query(`grant pg_monitor to ${owner}`)
    if (!rows[0]?.database) await root.query(`create database ${owner} owner ${owner}`)
  } finally {
    await root.end()
  }
  await grantInside(cluster, owner)
}

async function grantInside(cluster: Cluster, owner: string): Promise<void> {
  const root = await meet(cluster, OWNER, 'postgres', cluster.secret.superuserPassword)
  if (!(root instanceof Client)) return
  try {
    await root.query('create extension if not exists pg_stat_statements')
    await root.query(`grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean) to ${owner}`)
  } finally {
    await root.end()
  }
}

function lastWords({ startLog }: Cluster): string {
  try {
    return readFileSync(startLog, 'utf8').trim().split('\n').at(-1) || `see the folder log beside ${startLog}`
  } catch {
    return `${startLog} tells nothing`
  }
}
