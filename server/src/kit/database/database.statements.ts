import type { Writable } from 'node:stream'
import { type CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import { fromConnection } from './database.errors.ts'
import type { DB } from './db.ts'
import { dialectOn } from './database.dialect.ts'

/** Kysely on one connection of a pool, and how statements travel on it. */

/** A statement with its values; without a name it is parsed and planned each time that it runs. */
export interface PreparedStatement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Whether the disk of a connection's database is full. */
export const fullness = new WeakMap<pg.PoolClient, () => boolean>()

/**
 * Statements that are asked for in the same turn leave in one packet. Each packet wakes the other side, and that costs
 * more than most statements do.
 */
export function send<R extends pg.QueryResultRow>(client: pg.PoolClient, query: string | PreparedStatement) {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  setImmediate(() => stream.uncork())
  return client.query<R>(query as string | pg.QueryConfig).catch((error: unknown) => {
    throw fromConnection(error, fullness.get(client))
  })
}

/** Texts of one connection that stay prepared beside those with a name of their own. */
export const mostRecent = 200

/**
 * LRU cache of statement names: what the builder compiles at each call, as lists do, is prepared under a name until two
 * hundred others were used after it on the same connection; then the database forgets it too.
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
/** Sends a text that has no name of its own. */
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

/** The connection that a builder runs on. */
export function clientOf(db: Kysely<DB>): pg.PoolClient {
  const client = clients.get(db)
  if (!client) throw new Error('not on a connection')
  return client
}
