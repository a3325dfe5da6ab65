import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const set = sqlQuery('kit.setTransactionTime', `select set_config('app.time', $at, true) as "at!"`)

/**
 * The time that `kit.clock()` answers until the transaction ends, or is given another one: for the demo alone, whose
 * past is made by the product's own commands.
 */
export const setTransactionTime = async (tx: Tx, at: Date): Promise<void> =>
  void (await set(tx, { at: at.toISOString() }))
