import type { Writable } from 'node:stream'
import { type CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import { fromConnection } from './database.errors.ts'
import type { DB } from './db.ts'
import { dialectOn } from './database.dialect.ts'

/** Prepared statement with its values. Without a name it is parsed and planned at each execution. */
export interface PreparedStatement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Disk-full check of a connection's database. */
export const fullness = new WeakMap<pg.PoolClient, () => boolean>()

/**
 * Sends a statement. Statements of the same event-loop turn share one network packet (cork), because each packet wakes
 * the other side and that costs more than most statements do.
 */
export function send<R extends pg.QueryResultRow>(client: pg.PoolClient, query: string | PreparedStatement) {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  setImmediate(() => stream.uncork())
  return client.query<R>(query as string | pg.QueryConfig).catch((error: unknown) => {
    throw fromConnection(error, fullness.get(client))
  })
}

/** Size of the LRU cache of prepared statements per connection, besides those with a fixed name. */
export const mostRecent = 200

/**
 * LRU cache of statement names. Statements that the builder compiles at each call, such as lists, are prepared under a
 * generated name. After `mostRecent` other statements on the same connection they are evicted and deallocated in the
 * database.
 */
function recentNames(client: pg.PoolClient) {
  const names = new Map<string, string>()
  let count = 0
  const { connection } = client as unknown as {
    connection: { close: (statement: { type: 'S'; name: string }) => void; parsedStatements: Record<string, string> }
  }
  return (text: string): string => {
    const name = names.get(text) ?? `recent${(count += 1)}`
    names.delete(text)
    names.set(text, name)
    for (const [oldest, its] of names) {
      if (names.size <= mostRecent) break
      names.delete(oldest)
      Reflect.deleteProperty(connection.parsedStatements, its)
      connection.close({ type: 'S', name: its })
    }
    return name
  }
}

const namesOf = new WeakMap<pg.PoolClient, (text: string) => string>()
/** Sends a statement without a fixed name, through the LRU cache. */
export function sendText<R extends pg.QueryResultRow>(client: pg.PoolClient, text: string, values: readonly unknown[]) {
  const nameOf = namesOf.get(client) ?? recentNames(client)
  namesOf.set(client, nameOf)
  return send<R>(client, { name: nameOf(text), text, values })
}

const kyselyOf = new WeakMap<pg.PoolClient, Kysely<DB>>()
const clients = new WeakMap<Kysely<DB>, pg.PoolClient>()

export function kyselyOn(client: pg.PoolClient): Kysely<DB> {
  const known = kyselyOf.get(client)
  if (known) return known
  const dialect = dialectOn(async <R>({ sql, parameters }: CompiledQuery) => {
    const result = await sendText<R & pg.QueryResultRow>(client, sql, parameters)
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
  })
  const db = new Kysely<DB>({ dialect })
  kyselyOf.set(client, db)
  clients.set(db, client)
  return db
}

/** Connection behind a query builder; throws if there is none. */
export function clientOf(db: Kysely<DB>): pg.PoolClient {
  const client = clients.get(db)
  if (!client) throw new Error('not on a connection')
  return client
}
