import { dayOf } from '#contract/kit/calendar.ts'
import { units } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { finishHolds, type FundsFor, type FundsRef, refundHold, reserveHolds } from './hold.store.ts'

export type { FundsFor, FundsRef }

/**
 * Reserves funds for several documents, from the nearest department upwards that has a budget or quota for today;
 * departments without one reserve nothing. Idempotent. Refuses with `budget.short`, `quota.short` or
 * `fund.amountInvalid`. Call it late in a transaction: the accounts stay locked until it ends.
 */
export async function reserveFunds(tx: Tx, actor: Actor, requested: readonly FundsFor[]): Promise<void> {
  if (requested.some((one) => units(one.amount) < 0n)) refuse('fund.amountInvalid')
  const [short] = await reserveHolds(tx, requested, dayOf(actor.now))
  if (short) refuse(`${short.kind}.short`, { available: short.available, needed: short.needed })
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
 * Refunds a part of committed funds, in budget and quota alike. `cause` (`cancel`, `short`, `return:12`) is the
 * idempotency key within the document. Refuses with `hold.refundTooMuch` or `fund.amountInvalid`.
 */
export async function refundFunds(tx: Tx, _actor: Actor, ref: FundsRef, amount: string, cause: string): Promise<void> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  await refundHold(tx, ref, amount, cause)
}
