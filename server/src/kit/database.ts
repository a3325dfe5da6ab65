import type { Writable } from 'node:stream'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import type { DB } from './db.ts'
import { toRefusal } from './refusal.ts'

declare const mark: unique symbol

/** A connection that carries one tenant. */
export type Sql = Kysely<DB>
/** The same inside a transaction: what writes takes this, and there is no other way to one. */
export type Tx = Sql & { readonly [mark]: 'transaction' }
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
}

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const names = new Map<string, string>()
const mostNames = 2000

/** Statements are prepared under a name, once a connection; a text beyond the first two thousand stays unprepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

function prepared({ text, values }: Statement) {
  const name = nameOf(text)
  return name ? { name, text, values: [...values] } : { text, values: [...values] }
}

/**
 * Statements that are asked for in the same turn leave in one packet. Each packet wakes the other side, and that costs more than most
 * statements do.
 */
function send<R extends pg.QueryResultRow>(client: pg.PoolClient, query: string | pg.QueryConfig) {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  setImmediate(() => stream.uncork())
  return client.query<R>(query)
}

function connectionOf(client: pg.PoolClient): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      const result = await send<R & pg.QueryResultRow>(client, prepared({ text: query.sql, values: query.parameters }))
      return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    streamQuery() {
      throw new Error('streams are read by cursor statements')
    },
  }
}

const sqlOf = new WeakMap<pg.PoolClient, Sql>()
const tenantOf = new WeakMap<pg.PoolClient, string>()

function kyselyOn(client: pg.PoolClient): Sql {
  const known = sqlOf.get(client)
  if (known) return known
  const connection = connectionOf(client)
  const nothing = async () => {}
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  const sql = new Kysely<DB>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
  sqlOf.set(client, sql)
  return sql
}

/** A statement written once, for hot paths: nothing is built or compiled when it runs. Its `text` is there to be measured. */
export const hot = <Row, Values extends readonly unknown[]>(text: string) =>
  Object.assign(
    async (sql: Sql, ...values: Values): Promise<Row[]> =>
      (await sql.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
    { text },
  )

const broken = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'])
const collided = new Set(['40001', '40P01'])
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/** The connection is gone, not the request wrong: after a restart of the database the same call succeeds. */
export const isBroken = (error: unknown) =>
  broken.has(codeOf(error)) || /Connection terminated|connection is closed/i.test((error as Error).message ?? '')

/** No connection, no lock or no end within the time limit: the same call may succeed in a moment. */
export const isBusy = (error: unknown) =>
  isBroken(error) ||
  ['55P03', '57014', '53300'].includes(codeOf(error)) ||
  /timeout exceeded when trying to connect/.test((error as Error).message ?? '')

const closing = new WeakMap<Sql, Statement[]>()

/** The last statement of a transaction, whose answer nobody reads: it is sent together with the commit. */
export function withCommit(tx: Tx, text: string, ...values: readonly unknown[]): void {
  closing.set(tx, [...(closing.get(tx) ?? []), { text, values }])
}

/**
 * Statements that do not need each other's answers: they are sent at once and done one after the other. Waits for all of them also where
 * one fails, so that none of them is still on its way when the transaction has ended.
 */
export async function together<T extends readonly Promise<unknown>[]>(...statements: T) {
  const ends = await Promise.allSettled(statements)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return Promise.all(statements)
}

const begin = 'begin; set local plan_cache_mode = force_generic_plan'
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export function openDatabase({ url, readUrls = [], size = 16, onError = () => {} }: DatabaseOptions) {
  const poolFor = (connectionString: string, max: number) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 10_000,
      // Statements that do not wait for each other travel together; they are still done one after the other.
      pipeline: true,
      options:
        '-c role=baicai_app -c statement_timeout=20s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s -c timezone=UTC -c plan_cache_mode=auto',
    })
    pool.on('error', onError)
    // A client that is checked out needs a listener of its own, or a restart of the database ends the process.
    pool.on('connect', (client) => client.on('error', onError))
    return pool
  }
  const primary = poolFor(url, size)
  const replicas = readUrls.map((each) => poolFor(each, size))
  let turn = 0

  async function connect(pool: pg.Pool, tenantId: string): Promise<pg.PoolClient> {
    for (let attempt = 0; ; attempt++) {
      let client: pg.PoolClient | undefined
      try {
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
        if (!isBroken(error) || attempt >= 20) throw error
        await pause(100 * Math.min(attempt + 1, 5))
      }
    }
  }

  async function reading<T>(pool: pg.Pool, tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const client = await connect(pool, tenantId)
      let gone: Error | undefined
      try {
        return await work(kyselyOn(client))
      } catch (error) {
        if (!isBroken(error) || attempt >= 3) throw error
        gone = error as Error
      } finally {
        client.release(gone)
      }
    }
  }

  async function writing<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const client = await connect(primary, tenantId)
      let gone: Error | undefined
      try {
        // It travels with the first statement. What a transaction asks for it asks by key, and one plan is right for every key: to plan
        // anew each time would cost more than most of its statements.
        const [, answer] = await together(send(client, begin), work(kyselyOn(client) as Tx))
        const last = (closing.get(kyselyOn(client)) ?? []).map((statement) => send(client, prepared(statement)))
        await together(...last, send(client, 'commit'))
        return answer
      } catch (error) {
        if (isBroken(error)) gone = error as Error
        else await client.query('rollback').catch((failure: Error) => (gone = failure))
        if (!collided.has(codeOf(error)) || attempt >= 4) throw toRefusal(error) ?? error
      } finally {
        closing.delete(kyselyOn(client))
        client.release(gone)
      }
      await pause(Math.random() * 20 * (attempt + 1))
    }
  }

  return {
    /** Reads in the name of one tenant; no transaction. A broken connection is tried again. */
    read: <T>(tenantId: string, work: (sql: Sql) => Promise<T>) => reading(primary, tenantId, work),
    /** Reads that may lag by the replica's delay; the primary where there is none. */
    readLagging: <T>(tenantId: string, work: (sql: Sql) => Promise<T>) =>
      reading(replicas.length > 0 ? replicas[turn++ % replicas.length]! : primary, tenantId, work),
    /** One transaction in the name of one tenant; tried again after a deadlock. */
    write: writing,
    close: async () => {
      await Promise.all([primary, ...replicas].map((pool) => pool.end()))
    },
    /** Whether the primary answers now. */
    isAnswering: () =>
      primary.query('select 1').then(
        () => true,
        () => false,
      ),
    /** For the metrics: connections open, idle, and calls that wait for one. */
    gauge: () => ({ open: primary.totalCount, idle: primary.idleCount, waiting: primary.waitingCount }),
  }
}

export type Database = ReturnType<typeof openDatabase>

/** The tenant of what belongs to none: looking a host name up, sealing, cursors. */
export const noTenant = '0'
