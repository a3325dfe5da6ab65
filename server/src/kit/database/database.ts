import type { Kysely } from 'kysely'
import pg from 'pg'
import { fromConnection, hasCollided, isBroken, isReplicasFault, Outage, type OutageReason } from './database.errors.ts'
import { watchOutage } from './database.outage.ts'
import { clientOf, fullness, kyselyOn, send } from './database.statements.ts'
import type { DB } from './db.ts'
import { pipeline } from './pipeline.ts'
import { openSignals } from './signals/signals.ts'
import { toRefusal } from '#kit/refusal.ts'

declare const mark: unique symbol

/** A connection that carries one tenant. */
export type Db = Kysely<DB>
/** The same inside a transaction: what writes takes this, and there is no other way to one. */
export type Tx = Db & { readonly [mark]: 'transaction' }
/** A row that this transaction holds a lock on; only `lock…` functions of a store give it. */
export type Locked<Row> = Row & { readonly [mark]: 'locked' }

export interface DatabaseOptions {
  /** Connection string of the primary. */
  url: string
  /** Replicas, for reads that may lag. */
  readUrls?: readonly string[]
  /** Connections to the primary. */
  size?: number
  onError?: (error: Error) => void
  /** Whether the database's disk is known to be full, where that can be known. */
  isFull?: () => boolean
}

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const tenantOf = new WeakMap<pg.PoolClient, string>()
/** The tenant that a connection speaks for. */
export const tenantOn = (db: Db): string => tenantOf.get(clientOf(db)) ?? noTenant
const unanswered = new WeakMap<Db, Promise<unknown>[]>()

/**
 * The last statement of a transaction, which does not wait for its answer: the commit follows in the same packet. Where
 * it fails nothing is committed, and the transaction fails with its error. A prepared statement, because others are
 * sent only after the turn in which they are called.
 */
export function awaitWithCommit<T>(tx: Tx, sent: Promise<T>): Promise<T> {
  unanswered.set(tx, [...(unanswered.get(tx) ?? []), sent])
  // The work may fail before anybody waits for it.
  sent.catch(() => {})
  return sent
}

interface Replica {
  readonly pool: pg.Pool
  /** Left alone until then, by this process's clock. */
  restsUntil: number
}
const restFor = 10_000

const begin = {
  auto: 'begin',
  /** One plan is right for every key: to plan anew each time would cost more than most of such statements. */
  generic: 'begin; set local plan_cache_mode = force_generic_plan',
}
/**
 * How a transaction's statements are planned: generic for a few rows by their keys, as in a person's call; auto for
 * bulk jobs.
 */
export type PlanMode = keyof typeof begin

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** How long a disk counts as full after the last write that it had no room for, where no other has succeeded since. */
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
      // Statements that do not wait for each other travel together; they are still done one after the other.
      pipeline: true,
      options:
        '-c role=baicai_app -c statement_timeout=20s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s -c timezone=UTC -c plan_cache_mode=auto',
    })
    pool.on('error', onError)
    // A client that is checked out needs a listener of its own, or a restart of the database ends the process.
    pool.on('connect', (client) => {
      client.on('error', onError)
      fullness.set(client, isFull)
    })
    return pool
  }
  const primary = poolFor(url, size)
  // Who waits for a replica could have asked the primary meanwhile.
  const replicas = readUrls.map((each): Replica => ({ pool: poolFor(each, size, 1000), restsUntil: 0 }))
  let turn = 0

  const outage = watchOutage(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    await client.connect().finally(() => client.end().catch(() => {}))
  })
  let fullAt = -Infinity

  /** A connection that speaks for the tenant; waits for a primary that restarts, until the deadline. */
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
        // A connection that had died unnoticed says nothing of the others.
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
        // It travels with the first statement.
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
        // What was never asked to be committed is undone with its connection; of the rest nobody knows.
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
    /** What other processes have done that open pages wait for. */
    signals,
    /** Reads in the name of one tenant; no transaction. A broken connection is tried again. */
    read: <T>(tenantId: string, work: (db: Db) => Promise<T>) => reading(primary, tenantId, work),
    /** Reads that may lag by the replica's delay; the primary where there is none, or none that works. */
    readLagging: readingLate,
    /** One transaction in the name of one tenant; tried again after a deadlock. */
    write: writing,
    close: async () => {
      outage.close()
      await signals.close()
      await Promise.all([primary, ...replicas.map(({ pool }) => pool)].map((pool) => pool.end()))
    },
    /** Why calls cannot be served now, as far as the primary is concerned. */
    async trouble(): Promise<OutageReason | undefined> {
      if (isFull() || performance.now() - fullAt < fullForMs) return 'storage.full'
      return (await isAnswering()) ? undefined : 'database.unavailable'
    },
    /** For the metrics: connections open, idle, and calls that wait for one. */
    gauge: () => ({ open: primary.totalCount, idle: primary.idleCount, waiting: primary.waitingCount }),
  }
}

export type Database = ReturnType<typeof openDatabase>

/** The tenant of what belongs to none: looking a host name up, sealing, cursors. */
export const noTenant = '0'
