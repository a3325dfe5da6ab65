import type { Kysely } from 'kysely'
import pg from 'pg'
import { fromConnection, hasCollided, isBroken, isReplicasFault, Outage, type OutageReason } from './database.errors.ts'
import { watchOutage } from './outage/outage.ts'
import { watchSilence } from './outage/silence.ts'
import { clientOf, fullness, kyselyOn, send } from './database.statements.ts'
import type { DB } from './db.ts'
import { pipeline } from './pipeline.ts'
import { openSignals } from './signals/signals.ts'
import { toRefusal } from '#kit/refusal.ts'

declare const mark: unique symbol

/** Database connection bound to one tenant (row-level security). */
export type Db = Kysely<DB>
/** Database connection inside a transaction. Writing functions take a `Tx`, so they cannot run outside one. */
export type Tx = Db & { readonly [mark]: 'transaction' }
/** Row locked by this transaction; only the `lock…` functions of a store return it. */
export type Locked<Row> = Row & { readonly [mark]: 'locked' }

export interface DatabaseOptions {
  /** Connection string of the primary. */
  url: string
  /** Replicas for reads that tolerate replication lag. */
  readUrls?: readonly string[]
  /** Size of the connection pool of the primary. */
  size?: number
  onError?: (error: Error) => void
  /** Whether the database's disk is full, where the process can check that. */
  isFull?: () => boolean
}

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const tenantOf = new WeakMap<pg.PoolClient, string>()
/** Tenant of a connection. */
export const tenantOn = (db: Db): string => tenantOf.get(clientOf(db)) ?? noTenant
const unanswered = new WeakMap<Db, Promise<unknown>[]>()

/**
 * Pipelines the last statement of a transaction with its commit: the result is not awaited, and both leave in one
 * packet. If the statement fails, the commit rolls back and the transaction fails with its error. It must be a prepared
 * statement, because others are sent only after the current turn.
 */
export function awaitWithCommit<T>(tx: Tx, sent: Promise<T>): Promise<T> {
  unanswered.set(tx, [...(unanswered.get(tx) ?? []), sent])
  // Prevents an unhandled rejection if the work fails before the promise is awaited.
  sent.catch(() => {})
  return sent
}

interface Replica {
  readonly pool: pg.Pool
  /** Not used until then, in ms of `performance.now()` of this process. */
  restsUntil: number
}
const restFor = 10_000

const begin = {
  auto: 'begin',
  /** Generic plan: correct for every key, and planning anew costs more than most such statements. */
  generic: 'begin; set local plan_cache_mode = force_generic_plan',
}
/** Plan mode of a transaction: `generic` for a few rows by key, as in user calls; `auto` for bulk jobs. */
export type PlanMode = keyof typeof begin

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** How long the disk counts as full after a failed write, unless another write succeeds. */
const fullForMs = 10_000
const answerWithinMs = 4_000

export function openDatabase({
  url,
  readUrls = [],
  size = 16,
  onError = () => {},
  isFull = () => false,
}: DatabaseOptions) {
  const poolFor = (connectionString: string, max: number, patience = 10_000) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: patience,
      // Pipelining: independent statements are sent without waiting for each other; the server still executes them in
      // order.
      pipeline: true,
      options:
        '-c role=baicai_app -c statement_timeout=20s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s -c timezone=UTC -c plan_cache_mode=auto',
    })
    pool.on('error', onError)
    // A checked-out client needs its own error listener; otherwise a restart of the database ends the process.
    pool.on('connect', (client) => {
      client.on('error', onError)
      fullness.set(client, isFull)
    })
    return pool
  }
  const primary = poolFor(url, size)
  const probe = async (connectionString: string) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    await client.connect().finally(() => client.end().catch(() => {}))
  }
  // Short timeout: the primary could have answered in the time spent waiting for a replica.
  const replicas = readUrls.map((each): Replica => {
    const replica = { pool: poolFor(each, size, 1000), restsUntil: 0 }
    const onSilent = () => void (replica.restsUntil = performance.now() + restFor)
    watchSilence(replica.pool, { probe: () => probe(each), onSilent })
    return replica
  })
  let turn = 0

  const outage = watchOutage(() => probe(url))
  let isSilent = false
  watchSilence(primary, {
    probe: () => probe(url),
    onSilent: () => {
      isSilent = true
      outage.begin()
    },
    isSilent: () => (isSilent &&= outage.isGoingOn()),
  })
  let fullAt = -Infinity

  /** Connection bound to the tenant; waits for a restarting primary until the deadline. */
  async function connect(pool: pg.Pool, tenantId: string, deadline: number): Promise<pg.PoolClient> {
    for (;;) {
      let client: pg.PoolClient | undefined
      try {
        if (pool === primary && outage.isGoingOn() && !(await outage.isOver(deadline)))
          throw new Error('Connection ended')
        client = await pool.connect()
        if (tenantOf.get(client) !== tenantId) {
          await client.query({
            name: 'tenant',
            text: "select set_config('app.tenant_id', $1, false)",
            values: [tenantId],
          })
          tenantOf.set(client, tenantId)
        }
        return client
      } catch (error) {
        client?.release(true)
        const failure = fromConnection(error, isFull)
        if (pool !== primary || !isBroken(failure)) throw failure
        // A pooled connection that died while idle does not prove an outage.
        if (client === undefined) outage.begin()
        if ((failure as Outage).reason === 'storage.full' || !(await outage.isOver(deadline))) throw failure
      }
    }
  }

  async function reading<T>(pool: pg.Pool, tenantId: string, work: (db: Db) => Promise<T>, attempts = 3): Promise<T> {
    const deadline = outage.deadline()
    for (let attempt = 0; ; attempt++) {
      const client = await connect(pool, tenantId, deadline)
      let gone: Error | undefined
      try {
        return await work(kyselyOn(client))
      } catch (error) {
        if (isBroken(error)) gone = error as Error
        if (!gone || attempt >= attempts || performance.now() >= deadline) throw error
      } finally {
        client.release(gone)
      }
    }
  }

  async function readingLate<T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T> {
    const awake = replicas.filter(({ restsUntil }) => restsUntil < performance.now())
    const replica = awake[turn++ % awake.length]
    if (!replica) return reading(primary, tenantId, work)
    try {
      return await reading(replica.pool, tenantId, work, 0)
    } catch (error) {
      if (!isReplicasFault(error)) throw error
      if (!hasCollided(error)) replica.restsUntil = performance.now() + restFor
      onError(error as Error)
      return reading(primary, tenantId, work)
    }
  }

  async function writing<T>(tenantId: string, work: (tx: Tx) => Promise<T>, planMode: PlanMode = 'auto'): Promise<T> {
    const deadline = outage.deadline()
    for (let attempt = 0; ; attempt++) {
      const client = await connect(primary, tenantId, deadline)
      let gone: Error | undefined
      let isCommitSent = false
      try {
        // `begin` is sent together with the first statement.
        const [, answer] = await pipeline(send(client, begin[planMode]), work(kyselyOn(client) as Tx))
        isCommitSent = true
        const sent = unanswered.get(kyselyOn(client)) ?? []
        await pipeline(...sent, send(client, 'commit'))
        fullAt = -Infinity
        return answer
      } catch (error) {
        if (isBroken(error)) gone = error as Error
        else await client.query('rollback').catch((failure: Error) => (gone = failure))
        if (error instanceof Outage && error.reason === 'storage.full') fullAt = performance.now()
        // A transaction whose commit was not sent is rolled back with its connection and can be retried. After the
        // commit was sent its outcome is unknown.
        const isUndone = isBroken(error) && !isCommitSent && performance.now() < deadline
        if (!(isUndone || hasCollided(error)) || attempt >= 4) throw toRefusal(error) ?? error
      } finally {
        unanswered.delete(kyselyOn(client))
        client.release(gone)
      }
      await pause(Math.random() * 20 * (attempt + 1))
    }
  }

  const isAnswering = async () => {
    if (outage.isGoingOn()) return false
    const answer = primary.query('select 1').then(
      () => true,
      () => false,
    )
    return Promise.race([answer, pause(answerWithinMs).then(() => false)])
  }

  const signals = openSignals(url)

  return {
    /** Signals of other processes (LISTEN/NOTIFY) for open pages. */
    signals,
    /** Read-only work of one tenant, without a transaction. Retried after a broken connection. */
    read: <T>(tenantId: string, work: (db: Db) => Promise<T>) => reading(primary, tenantId, work),
    /** Reads that tolerate replication lag: from a replica, or from the primary if no replica works. */
    readLagging: readingLate,
    /** One transaction of one tenant; retried after a deadlock. */
    write: writing,
    close: async () => {
      outage.close()
      await signals.close()
      await Promise.all([primary, ...replicas.map(({ pool }) => pool)].map((pool) => pool.end()))
    },
    /** Current outage of the primary, if any; for health checks. */
    async trouble(): Promise<OutageReason | undefined> {
      if (isFull() || performance.now() - fullAt < fullForMs) return 'storage.full'
      return (await isAnswering()) ? undefined : 'database.unavailable'
    },
    /** Connection pool metrics: open connections, idle connections, waiting calls. */
    gauge: () => ({ open: primary.totalCount, idle: primary.idleCount, waiting: primary.waitingCount }),
  }
}

export type Database = ReturnType<typeof openDatabase>

/** Tenant id of data that belongs to no tenant: host name lookup, sealing, cursors. */
export const noTenant = '0'
