import type { Db } from '../database.ts'
import { clientOf, type PreparedStatement, send } from '../database.statements.ts'

type Values<P> = keyof P extends never ? [] : object extends P ? [params?: P] : [params: P]

/** Prepared query that runs on any connection and returns its rows. */
export interface Query<P, Row> {
  (db: Db, ...params: Values<P>): Promise<Row[]>
  first(db: Db, ...params: Values<P>): Promise<Row | undefined>
  /** Returns the only row; throws an Error if there is none. */
  one(db: Db, ...params: Values<P>): Promise<Row>
  /** Statement as it is sent, for measurements. */
  statement(...params: Values<P>): PreparedStatement
}

export function queryOf<P, Row>(statement: (params: Record<string, unknown>) => PreparedStatement): Query<P, Row> {
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
