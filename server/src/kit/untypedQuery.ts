import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * A statement whose row type nothing checks, for the modules that are not on `preparedQuery` and `sqlQuery` yet. The architecture test
 * lists those that are, and forbids them this.
 */
export const hot = <Row, Values extends readonly unknown[]>(text: string) =>
  Object.assign(
    async (db: Db, ...values: Values): Promise<Row[]> =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
    { text },
  )
