import type { Db } from './database.ts'
import { clientOf, sendText } from './database.statements.ts'

/**
 * A statement whose row type nothing checks, for the modules that are not on `preparedQuery` and `sqlQuery` yet. The
 * architecture test lists those that are, and forbids them this.
 */
export const hot = <Row, Values extends readonly unknown[]>(text: string) =>
  Object.assign(
    async (db: Db, ...values: Values): Promise<Row[]> =>
      (await sendText<Row & object>(clientOf(db), text, values)).rows,
    { text },
  )
