import { dayOf } from '#contract/kit/calendar.ts'
import { units } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import {
  extendHolds,
  finishHolds,
  type FundsFor,
  type FundsRef,
  refundHold,
  reserveHolds,
  reserveHoldsBeside,
  type Shortage,
} from './hold.store.ts'

export type { FundsFor, FundsRef }

/** Refuses with what is wrong with the account that does not pay. */
function refuseUnpaid({ kind, problem, available, needed }: Shortage): never {
  if (problem === 'short') return refuse(`${kind}.short`, { available, needed })
  if (problem === 'none') return refuse(kind === 'points' ? 'points.none' : 'wallet.none')
  return refuse(kind === 'wallet' ? 'wallet.blocked' : 'quota.blocked')
}

/**
 * Reserves funds for several documents, from the nearest department upwards that has a budget or quota for today;
 * departments without one reserve nothing. Wallets and points are strict. Idempotent. Refuses with `budget.short`,
 * `quota.short`, `wallet.short`, `points.short`, `wallet.none`, `points.none`, `wallet.blocked` or `fund.amountInvalid`.
 * Call it late in a transaction: the accounts stay locked until it ends.
 */
export async function reserveFunds(tx: Tx, actor: Actor, requested: readonly FundsFor[]): Promise<void> {
  if (requested.some((one) => units(one.amount) < 0n)) refuse('fund.amountInvalid')
  const [short] = await reserveHolds(tx, requested, dayOf(actor.now))
  if (short) refuseUnpaid(short)
}

/**
 * Reserves more for a document that has committed funds, in the same accounts, as `asKind` with the same id until it is
 * decided. A document that holds nothing reserves nothing. Refuses like `reserveFunds`.
 */
export async function reserveMoreFunds(
  tx: Tx,
  of: FundsRef,
  asKind: FundsRef['refKind'],
  amount: string,
): Promise<void> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  const [short] = await reserveHoldsBeside(tx, of, asKind, amount)
  if (short) refuseUnpaid(short)
}

/** Commits more for a document that has committed funds, in the same accounts. Refuses like `reserveFunds`. */
export async function extendFunds(tx: Tx, of: FundsRef, amount: string): Promise<void> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  const [short] = await extendHolds(tx, of, amount)
  if (short) refuseUnpaid(short)
}

/** Commits reserved funds; idempotent. Refuses with `hold.ended` if they were released before. */
export async function commitFunds(tx: Tx, _actor: Actor, refs: readonly FundsRef[]): Promise<void> {
  const ended = await finishHolds(tx, refs, 'committed', '')
  if (ended.length > 0) refuse('hold.ended')
}

/**
 * Releases reserved funds; idempotent. Refuses with `hold.ended` if they were committed before: use `refundFunds` then.
 */
export async function releaseFunds(tx: Tx, _actor: Actor, refs: readonly FundsRef[], reason: string): Promise<void> {
  const ended = await finishHolds(tx, refs, 'released', reason)
  if (ended.length > 0) refuse('hold.ended')
}

/**
 * Refunds a part of committed funds: points first, to the lots that they came from, and the rest in budget, quota and
 * wallet alike. `cause` (`cancel`, `short`, `return:12`) is the
 * idempotency key within the document. Refuses with `hold.refundTooMuch` or `fund.amountInvalid`.
 */
export async function refundFunds(tx: Tx, _actor: Actor, ref: FundsRef, amount: string, cause: string): Promise<void> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  await refundHold(tx, ref, amount, cause)
}
