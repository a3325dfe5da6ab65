import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** Document that holds an amount in one account, whatever its department has elsewhere. */
export interface StrictRef {
  readonly refKind: 'budgetChange' | 'withdrawal' | 'stockBack'
  readonly refId: string
}

/** Why an account holds nothing: there is none in use, it is blocked, or it has too little. */
export type Obstacle = 'none' | 'blocked' | 'short'

const hold = sqlQuery(
  'ledger.hold.in',
  'select ledger.hold_in($accountId, $refKind, $refId, $amount) as "obstacle?"',
).narrow<{ obstacle: Obstacle | null }>()
/** Holds an amount in this account for a document; null, or why it could not. */
export const holdIn = async (tx: Tx, accountId: string, ref: StrictRef, amount: string): Promise<Obstacle | null> =>
  (await hold.one(tx, { accountId, ...ref, amount })).obstacle

const move = sqlQuery('ledger.hold.move', 'select ledger.move_hold($refKind, $refId, $toAccountId, $what) as "moved!"')
/** Moves what a document holds to another account; false if it holds nothing any more. */
export const moveHold = async (
  tx: Tx,
  ref: StrictRef,
  toAccountId: string,
  what: 'adjust' | 'transfer' | 'withdraw',
): Promise<boolean> => (await move.one(tx, { ...ref, toAccountId, what })).moved
