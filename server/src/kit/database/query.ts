import { createHash } from 'node:crypto'
import {
  type Compilable,
  type DeleteResult,
  type Expression,
  ExpressionWrapper,
  type InsertResult,
  Kysely,
  type MergeResult,
  PostgresQueryCompiler,
  type UpdateResult,
  ValueNode,
} from 'kysely'
import type { Db } from './database.ts'
import { clientOf, dialectOn, type PreparedStatement, send } from './database.statements.ts'
import type { DB } from './db.ts'
import type { Statements } from './db.statements.ts'

declare const values: unique symbol

/** Typed placeholders of a statement. One of an optional parameter is undefined where the caller leaves it out. */
export type Params<P> = {
  readonly [K in keyof P]: undefined extends P[K] ? Expression<Exclude<P[K], undefined>> | undefined : Expression<P[K]>
} & { readonly [values]?: P }

type Values<P> = keyof P extends never ? [] : object extends P ? [params?: P] : [params: P]
/** What a statement without `returning` answers is no row. */
type Returned<O> = O extends InsertResult | UpdateResult | DeleteResult | MergeResult ? never : O

/** A statement that is written once and runs on any connection. */
export interface Query<P, Row> {
  (db: Db, ...params: Values<P>): Promise<Row[]>
  first(db: Db, ...params: Values<P>): Promise<Row | undefined>
  /** For a statement that always has a row. */
  one(db: Db, ...params: Values<P>): Promise<Row>
  /** As it is sent: for measurements, and to be sent together with a commit. */
  statement(...params: Values<P>): PreparedStatement
}

/** The row type of a query: `RowOf<typeof findSupplier>`. */
export type RowOf<Q> = Q extends Query<infer _, infer Row> ? Row : never
export type ParamsOf<Q> = Q extends Query<infer P, infer _> ? P : never

function queryOf<P, Row>(statement: (params: Record<string, unknown>) => PreparedStatement): Query<P, Row> {
  const rowsOf = async (db: Db, params: object = {}): Promise<Row[]> =>
    (await send<Row & object>(clientOf(db), statement(params as Record<string, unknown>))).rows
  const query = {
    first: async (db: Db, params?: object) => (await rowsOf(db, params))[0],
    one: async (db: Db, params?: object) => {
      const [row] = await rowsOf(db, params)
      if (row === undefined) throw new Error(`no row: ${statement((params ?? {}) as Record<string, unknown>).text}`)
      return row
    },
    statement: (params: object = {}) => statement(params as Record<string, unknown>),
  }
  return Object.assign(rowsOf, query) as unknown as Query<P, Row>
}

/** Stable name of a prepared statement: the same text has the same name in every process. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Stands for a value in a query that is compiled before there is one. */
export class Placeholder {
  readonly name: string
  readonly isJson: boolean
  constructor(name: string, isJson = false) {
    this.name = name
    this.isJson = isJson
  }
  valueIn(params: Record<string, unknown>): unknown {
    const value = params[this.name]
    return this.isJson && value !== null ? JSON.stringify(value) : value
  }
}

/** The placeholder inside an expression made by `Params`, for `json`. */
export const placeholderIn = (expression: unknown): Placeholder | undefined => {
  const node = (expression as Partial<Expression<unknown>> | undefined)?.toOperationNode?.()
  const value = node?.kind === 'ValueNode' ? (node as ValueNode).value : undefined
  return value instanceof Placeholder ? value : undefined
}

const placeholdersOf = (params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(params)
      .filter((name) => params[name] !== undefined)
      .map((name) => [name, new ExpressionWrapper(ValueNode.create(new Placeholder(name)))]),
  )

/** Constants become literals, which the planner sees: a partial index serves `status = 'open'`, never `status = $2`. */
class LiteralCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (['string', 'number', 'boolean'].includes(typeof value) || value === null) this.appendImmediateValue(value)
    else super.appendValue(value)
  }
}

const compiler = new Kysely<DB>({
  dialect: dialectOn(
    () => {
      throw new Error('compiles only')
    },
    () => new LiteralCompiler(),
  ),
})

/** More shapes than this are a fault of the query; they run, but are not kept. */
const mostShapes = 100

/**
 * Prepared statement from the query builder: compiled on first use, named, and checked by the compiler, parameters
 * included. Where a parameter is optional, each set of parameters that are present is a statement of its own: `$.x` is
 * undefined where `x` is left out.
 * `$` may be spread into the values of an insert or an update.
 */
export function preparedQuery<P = object, O = never>(
  build: (db: Kysely<DB>, $: Params<P>) => Compilable<O>,
): Query<P, Returned<O>> {
  const shapes = new Map<string, { name: string | undefined; text: string; parameters: readonly unknown[] }>()
  return queryOf((params) => {
    let shape = ''
    for (const name in params) if (params[name] !== undefined) shape += `${name} `
    let compiled = shapes.get(shape)
    if (!compiled) {
      const { sql: text, parameters } = build(compiler, placeholdersOf(params) as Params<P>).compile()
      const isKept = shapes.size < mostShapes
      compiled = { name: isKept ? nameOf(text) : undefined, text, parameters }
      if (isKept) shapes.set(shape, compiled)
    }
    const bound = compiled.parameters.map((each) => (each instanceof Placeholder ? each.valueIn(params) : each))
    return { name: compiled.name, text: compiled.text, values: bound }
  })
}

export interface SqlParameter {
  readonly name: string
  readonly isNullable: boolean
  readonly isJson: boolean
  /** A list some of whose elements may be null. */
  readonly holdsNulls: boolean
}

export interface SqlText {
  /** With numbered parameters, as the database takes it. */
  readonly text: string
  readonly parameters: readonly SqlParameter[]
  /** What the text says of its columns: `"total!"` is never null, `"name?"` may be. */
  readonly columns: ReadonlyMap<string, '!' | '?'>
}

/** All statements that are written as text, for `npm run db:types`. */
export const sqlTexts = new Map<string, SqlText>()

/**
 * `$name` is a parameter, `$name?` one that may be null, `$name[?]` a list with elements that may be; `$name::jsonb` is
 * sent as JSON; `as "name!"` is a column that is never null.
 */
export function parseSql(source: string): SqlText {
  const parameters: SqlParameter[] = []
  const columns = new Map<string, '!' | '?'>()
  const text = source
    .replace(
      /\$([a-z]\w*)(\[\?\])?(\?(?![|&?]))?(::jsonb\b(?!\[))?/gi,
      (_, name: string, nulls?: string, nullable?: string, json = '') => {
        const at = parameters.findIndex((each) => each.name === name)
        const known = parameters[at]
        const parameter = {
          name,
          isNullable: known?.isNullable || nullable !== undefined,
          isJson: known?.isJson || json !== '',
          holdsNulls: known?.holdsNulls || nulls !== undefined,
        }
        const index = known ? at : parameters.length
        parameters[index] = parameter
        return `$${index + 1}${json}`
      },
    )
    .replace(/"(\w+)([!?])"/g, (_, name: string, mark: '!' | '?') => {
      columns.set(name, mark)
      return `"${name}"`
    })
  return { text, parameters, columns }
}

/** What a row may be said to be beyond what the database knows: what JSON holds, and which of all texts a text is. */
type Narrower<Narrow, Row> = {
  [K in keyof Narrow]: K extends keyof Row ? (unknown extends Row[K] ? unknown : Row[K]) : never
}
export interface SqlQuery<P, Row> extends Query<P, Row> {
  /** Says what JSON holds, and narrows texts; nothing else can be said that the database does not know. */
  narrow<R extends Narrower<R, Row>, Q extends Narrower<Q, P> = object>(): Query<
    Omit<P, keyof Q> & Q,
    Omit<Row, keyof R> & R
  >
}

/**
 * Prepared statement written as SQL, for what the builder cannot express. `npm run db:types` describes it against the
 * database and writes the types of its parameters and rows; a test does so again and compares.
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
      isJson && params[each] !== null ? JSON.stringify(params[each]) : params[each],
    ),
  }))
  const narrow = () => query
  return Object.assign(query, { narrow }) as unknown as SqlQuery<Statements[Name]['params'], Statements[Name]['row']>
}
