import type { Tx } from '#kit/database/database.ts'
import { offsetsOf } from './balance.rules.ts'
import { addOffsets, insertBalances, lockToOffset } from './match.store.ts'

/** Opens the lines of a confirmed statement for invoices, less what was returned before it was invoiced. */
export async function openBalances(tx: Tx, statementId: string): Promise<void> {
  await insertBalances(tx, statementId)
  await addOffsets(tx, offsetsOf(await lockToOffset(tx, { id: statementId })))
}
