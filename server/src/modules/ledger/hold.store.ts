import type { FundKind } from '#contract/ledger/ledger.ts'
import type { Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** Document that holds funds. */
export interface FundsRef {
  readonly refKind: 'order' | 'project' | 'demand'
  readonly refId: string
}

export interface FundsFor extends FundsRef {
  readonly deptId: string
  readonly amount: string
  readonly kinds: readonly FundKind[]
}

const reserve = sqlQuery(
  'ledger.hold.reserve',
  'select lacking as "kind!", available as "available!", needed as "needed!" from ledger.reserve($requested::jsonb, $today::date)',
).narrow<{ kind: FundKind }>()
export type Shortage = RowOf<typeof reserve>
const finish = sqlQuery(
  'ledger.hold.finish',
  'select ref_id as "ref_id!" from ledger.finish($refs::jsonb, $outcome, $why)',
)
const refund = sqlQuery('ledger.hold.refund', 'select ledger.refund($refKind, $refId, $amount, $cause) as "given!"')

/** Reserves funds. Returns no row, or the account that is short; the transaction must then be rolled back. */
export const reserveHolds = (tx: Tx, requested: readonly FundsFor[], today: string) =>
  reserve(tx, {
    requested: requested.map(({ refKind, refId, deptId, amount, kinds }) => ({
      ref_kind: refKind,
      ref_id: refId,
      dept_id: deptId,
      amount,
      kinds,
    })),
    today,
  })

/** Commits or releases holds; returns documents whose holds had already ended with the other outcome. */
export const finishHolds = (tx: Tx, refs: readonly FundsRef[], outcome: 'committed' | 'released', why: string) =>
  finish(tx, { refs: refs.map(({ refKind, refId }) => ({ ref_kind: refKind, ref_id: refId })), outcome, why })

export const refundHold = (tx: Tx, { refKind, refId }: FundsRef, amount: string, cause: string) =>
  refund(tx, { refKind, refId, amount, cause })
