import type { Writable } from 'node:stream'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { fromConnection } from './database.errors.ts'
import { isUnprepared } from './database.unprepared.ts'
import type { DB } from './db.ts'

/** Kysely on one connection of a pool, and how statements travel on it. */

export interface Statement {
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

export function prepared({ text, values }: Statement) {
  const name = nameOf(text)
  return name ? { name, text, values: [...values] } : { text, values: [...values] }
}

/** Whether the disk of a connection's database is full. */
export const fullness = new WeakMap<pg.PoolClient, () => boolean>()

/**
 * Statements that are asked for in the same turn leave in one packet. Each packet wakes the other side, and that costs more than most
 * statements do.
 */
export function send<R extends pg.QueryResultRow>(client: pg.PoolClient, query: string | pg.QueryConfig) {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  setImmediate(() => stream.uncork())
  return client.query<R>(query).catch((error: unknown) => {
    throw fromConnection(error, fullness.get(client))
  })
}

function connectionOf(client: pg.PoolClient): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      const statement = { text: query.sql, values: [...query.parameters] }
      const result = await send<R & pg.QueryResultRow>(client, isUnprepared(query) ? statement : prepared(statement))
      return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    streamQuery() {
      throw new Error('streams are read by cursor statements')
    },
  }
}

const sqlOf = new WeakMap<pg.PoolClient, Kysely<DB>>()

export function kyselyOn(client: pg.PoolClient): Kysely<DB> {
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
