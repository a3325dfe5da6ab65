import { createHash } from 'node:crypto'
import {
  type Compilable,
  type DeleteResult,
  type Expression,
  type InsertResult,
  Kysely,
  type MergeResult,
  type UpdateResult,
} from 'kysely'
import type { DB } from './db.ts'
import type { Db } from './database.ts'
import { Placeholder, placeholdersOf } from './query/placeholder.ts'
import { jsonText } from './query/jsonText.ts'
import { type SqlText, parseSql } from './query/parse.ts'
import type { Statements } from './query/statements.ts'
import { compiler } from './query/compiler.ts'
import { declare } from './query/declared.ts'
import { type Query, queryOf } from './query/run.ts'

declare const values: unique symbol

/** Typed placeholders of a statement. The placeholder of an omitted optional parameter is undefined. */
export type Params<P> = {
  readonly [K in keyof P]: undefined extends P[K] ? Expression<Exclude<P[K], undefined>> | undefined : Expression<P[K]>
} & { readonly [values]?: P }
/** Statements without `returning` have no rows. */
type Returned<O> = O extends InsertResult | UpdateResult | DeleteResult | MergeResult ? never : O

/** The row type of a query: `RowOf<typeof findSupplier>`. */
export type RowOf<Q> = Q extends Query<infer _, infer Row> ? Row : never
export type ParamsOf<Q> = Q extends Query<infer P, infer _> ? P : never

/** Stable name of a prepared statement: a hash of its text, so equal in every process. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Limit of cached variants per query. A query that exceeds it has a design fault: further variants run, but are not
 * cached.
 */
const maxShapes = 100

/**
 * Prepared statement from the query builder: compiled on first use, cached, and type-checked including parameters. Each
 * combination of present optional parameters is compiled as its own variant: `$.x` is undefined if `x` is omitted.
 * `$` can be spread into the values of an insert or update.
 */
export function preparedQuery<P = object, O = never>(
  build: (db: Kysely<DB>, $: Params<P>) => Compilable<O>,
): Query<P, Returned<O>> {
  declare({ send: async (db: Db, $: Params<P>) => db.executeQuery(build(compiler, $).compile()), isPrepared: true })
  const shapes = new Map<string, { name: string | undefined; text: string; parameters: readonly unknown[] }>()
  return queryOf((params) => {
    let shape = ''
    for (const name in params) if (params[name] !== undefined) shape += `${name} `
    let compiled = shapes.get(shape)
    if (!compiled) {
      const { sql: text, parameters } = build(compiler, placeholdersOf(params) as Params<P>).compile()
      const isKept = shapes.size < maxShapes
      compiled = { name: isKept ? nameOf(text) : undefined, text, parameters }
      if (isKept) shapes.set(shape, compiled)
    }
    const bound = compiled.parameters.map((each) => (each instanceof Placeholder ? each.valueIn(params) : each))
    return { name: compiled.name, text: compiled.text, values: bound }
  })
}

/**
 * Query whose text depends on values, not only on which of them are given: compiled at each call. Use `preparedQuery`
 * where the builder allows it.
 */
export function builtQuery<P extends object, O>(
  build: (db: Kysely<DB>, params: P) => Compilable<O>,
): (db: Db, params: P) => Promise<O[]> {
  const send = async (db: Db, params: P) => (await db.executeQuery(build(db, params).compile())).rows
  declare({ send })
  return send
}

/** All SQL text statements, for `npm run db:types`. */
export const sqlTexts = new Map<string, SqlText>()

/** Row types that the database does not know: contents of JSON, and enumerations of texts. */
type Narrower<Narrow, Row> = {
  [K in keyof Narrow]: K extends keyof Row ? (unknown extends Row[K] ? unknown : Row[K]) : never
}
export interface SqlQuery<P, Row> extends Query<P, Row> {
  /** Narrows JSON and text columns of rows and parameters; other types come from the database. */
  narrow<R extends Narrower<R, Row>, Q extends Narrower<Q, P> = object>(): Query<
    Omit<P, keyof Q> & Q,
    Omit<Row, keyof R> & R
  >
}

/**
 * Prepared statement as SQL text, for queries that the builder cannot express. `npm run db:types` describes it against
 * the database and generates the types of its parameters and rows; a test verifies that they are current.
 */
export function sqlQuery<Name extends keyof Statements>(
  name: Name,
  source: string,
): SqlQuery<Statements[Name]['params'], Statements[Name]['row']> {
  if (sqlTexts.has(name)) throw new Error(`two statements are called ${name}`)
  const parsed = parseSql(source)
  sqlTexts.set(name, parsed)
  const query = queryOf((params) => ({
    name,
    text: parsed.text,
    values: parsed.parameters.map(({ name: each, isJson }) =>
      isJson && params[each] !== null ? jsonText(params[each]) : params[each],
    ),
  }))
  const narrow = () => query
  return Object.assign(query, { narrow }) as unknown as SqlQuery<Statements[Name]['params'], Statements[Name]['row']>
}
