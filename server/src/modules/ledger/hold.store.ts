import type { FundKind } from '#contract/ledger/ledger.ts'
import { hot, type Tx } from '#kit/database.ts'

/** The document that funds are held for. */
export interface FundsRef {
  readonly refKind: 'order'
  readonly refId: string
}

export interface FundsFor extends FundsRef {
  readonly deptId: string
  readonly amount: string
  readonly kinds: readonly FundKind[]
}

export interface Shortage {
  kind: FundKind
  available: string
  needed: string
}

const reserve = hot<Shortage, [asked: string, today: string]>(
  'select lacking as kind, available, needed from ledger.reserve($1::jsonb, $2::date)',
)
const finish = hot<{ ref_id: string }, [refs: string, outcome: string, why: string]>(
  'select ref_id from ledger.finish($1::jsonb, $2, $3)',
)
const refund = hot<{ given: boolean }, [refKind: string, refId: string, amount: string, cause: string]>(
  'select ledger.refund($1, $2, $3, $4) as given',
)

/** No row, or the account that has too little; then the transaction must be given up. */
export const reserveHolds = (tx: Tx, asked: readonly FundsFor[], today: string) =>
  reserve(
    tx,
    JSON.stringify(
      asked.map(({ refKind, refId, deptId, amount, kinds }) => ({
        ref_kind: refKind,
        ref_id: refId,
        dept_id: deptId,
        amount,
        kinds,
      })),
    ),
    today,
  )

/** Answers the documents whose holds had ended the other way. */
export const finishHolds = (tx: Tx, refs: readonly FundsRef[], outcome: 'committed' | 'released', why: string) =>
  finish(tx, JSON.stringify(refs.map(({ refKind, refId }) => ({ ref_kind: refKind, ref_id: refId }))), outcome, why)

export const refundHold = (tx: Tx, { refKind, refId }: FundsRef, amount: string, cause: string) =>
  refund(tx, refKind, refId, amount, cause)
