import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const set = sqlQuery('kit.setTransactionTime', `select set_config('app.time', $at, true) as "at!"`)

/**
 * Overrides `kit.clock()` until the end of the transaction. Only the demo uses it, to create past data with the
 * product's own commands.
 */
export const setTransactionTime = async (tx: Tx, at: Date): Promise<void> =>
  void (await set(tx, { at: at.toISOString() }))
