import { sql } from 'kysely'
import { type Refusal, toRefusal } from '#kit/refusal.ts'
import type { Tx } from './database.ts'

/**
 * Does one part of a transaction with many: what a refused part has written is undone, and the transaction goes on.
 * Returns its refusal; any other error ends the transaction.
 */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<{ done: T } | { refusal: Refusal }> {
  await sql`savepoint part`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint part`.execute(tx)
    return { done }
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    await sql`rollback to savepoint part`.execute(tx)
    return { refusal }
  }
}
