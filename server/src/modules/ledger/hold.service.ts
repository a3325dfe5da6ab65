import { dayOf } from '#contract/kit/calendar.ts'
import { units } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { finishHolds, type FundsFor, type FundsRef, refundHold, reserveHolds } from './hold.store.ts'

export type { FundsFor, FundsRef }

/**
 * Reserves for several documents at once, from the nearest department upward that has a budget or quota for today;
 * where there is none, nothing is reserved. Refuses `budget.short` or `quota.short`. Asking the same again changes
 * nothing. Call it late in a transaction: the accounts stay locked until it ends.
 */
export async function reserveFunds(tx: Tx, actor: Actor, requested: readonly FundsFor[]): Promise<void> {
  if (requested.some((one) => units(one.amount) < 0n)) refuse('fund.amountInvalid')
  const [short] = await reserveHolds(tx, requested, dayOf(actor.now))
  if (short) refuse(`${short.kind}.short`, { available: short.available, needed: short.needed })
}

/** What was reserved is now spoken for. Refuses `hold.ended` where it was released before; twice is once. */
export async function commitFunds(tx: Tx, _actor: Actor, refs: readonly FundsRef[]): Promise<void> {
  const ended = await finishHolds(tx, refs, 'committed', '')
  if (ended.length > 0) refuse('hold.ended')
}

/**
 * What was reserved is available again. Refuses `hold.ended` where it was committed before (then `refundFunds`); twice
 * is once.
 */
export async function releaseFunds(tx: Tx, _actor: Actor, refs: readonly FundsRef[], reason: string): Promise<void> {
  const ended = await finishHolds(tx, refs, 'released', reason)
  if (ended.length > 0) refuse('hold.ended')
}

/**
 * Gives back a part of what was committed, in budget and quota alike. The cause (`cancel`, `short`, `return:12`) is
 * once for each document: the same cause again changes nothing. Refuses `hold.refundTooMuch`.
 */
export async function refundFunds(tx: Tx, _actor: Actor, ref: FundsRef, amount: string, cause: string): Promise<void> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  await refundHold(tx, ref, amount, cause)
}
