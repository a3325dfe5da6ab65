import type { PayingKind } from '#contract/ledger/ledger.ts'
import type { Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** Document that holds funds. */
export interface FundsRef {
  /** `orderChange`: what an open change of the order with this id needs more. */
  readonly refKind: 'order' | 'orderChange' | 'project' | 'demand' | 'budgetChange' | 'withdrawal' | 'stockIssue'
  readonly refId: string
}

export interface FundsFor extends FundsRef {
  readonly deptId: string
  readonly amount: string
  readonly kinds: readonly HeldKind[]
  /** Account whose points pay, where `points` is one of the kinds. */
  readonly ownerId?: string
}

/** Kinds of accounts that pay for documents. Wallet and points are strict: without them nothing is bought. */
export type HeldKind = PayingKind | 'points'

interface Lacking {
  kind: HeldKind
  problem: 'short' | 'none' | 'blocked'
}

const reserve = sqlQuery(
  'ledger.hold.reserve',
  'select lacking as "kind!", problem as "problem!", available as "available!", needed as "needed!" from ledger.reserve($requested::jsonb, $today::date)',
).narrow<Lacking>()
export type Shortage = RowOf<typeof reserve>
const reserveBeside = sqlQuery(
  'ledger.hold.reserveMore',
  'select lacking as "kind!", problem as "problem!", available as "available!", needed as "needed!" from ledger.reserve_more($refKind, $refId, $asKind, $more)',
).narrow<Lacking>()
const extend = sqlQuery(
  'ledger.hold.extend',
  'select lacking as "kind!", problem as "problem!", available as "available!", needed as "needed!" from ledger.extend($refKind, $refId, $more)',
).narrow<Lacking>()
const finish = sqlQuery(
  'ledger.hold.finish',
  'select ref_id as "ref_id!" from ledger.finish($refs::jsonb, $outcome, $why)',
)
const refund = sqlQuery('ledger.hold.refund', 'select ledger.refund($refKind, $refId, $amount, $cause) as "given!"')

/** Reserves funds. Returns no row, or the account that is short; the transaction must then be rolled back. */
export const reserveHolds = (tx: Tx, requested: readonly FundsFor[], today: string) =>
  reserve(tx, {
    requested: requested.map(({ refKind, refId, deptId, ownerId, amount, kinds }) => ({
      ref_kind: refKind,
      ref_id: refId,
      dept_id: deptId,
      owner_id: ownerId ?? null,
      amount,
      kinds,
    })),
    today,
  })

/** Reserves more beside what a document has committed, under another kind; returns what `reserveHolds` returns. */
export const reserveHoldsBeside = (tx: Tx, { refKind, refId }: FundsRef, asKind: FundsRef['refKind'], more: string) =>
  reserveBeside(tx, { refKind, refId, asKind, more })
/** Commits more for a document that has committed funds; returns what `reserveHolds` returns. */
export const extendHolds = (tx: Tx, { refKind, refId }: FundsRef, more: string) => extend(tx, { refKind, refId, more })

/** Commits or releases holds; returns documents whose holds had already ended with the other outcome. */
export const finishHolds = (tx: Tx, refs: readonly FundsRef[], outcome: 'committed' | 'released', why: string) =>
  finish(tx, { refs: refs.map(({ refKind, refId }) => ({ ref_kind: refKind, ref_id: refId })), outcome, why })

export const refundHold = (tx: Tx, { refKind, refId }: FundsRef, amount: string, cause: string) =>
  refund(tx, { refKind, refId, amount, cause })
