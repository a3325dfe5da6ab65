import type { Reply } from '#contract/kit/route.ts'
import type { proveLink } from '#contract/approvals/letters.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { Asked } from '#kit/queryPorts.ts'

type Proof = Reply<typeof proveLink>

/** What is known of second factors, for the links of letters. */
interface ApprovalsPorts {
  /** Second factors of the person of an account; empty where they have none. */
  factorMethodsOf: (db: Db, userId: string) => Promise<Proof['methods']>
  /** Key with which the receiver of a letter shows a second factor; undefined where they have none. */
  beginLetterProof: (
    tx: Tx,
    actor: Actor,
    of: { readonly userId: string; readonly letterId: string },
  ) => Promise<Proof | undefined>
  /** Redeems such a key; whether the factor was shown with it. */
  redeemLetterProof: (
    tx: Tx,
    actor: Actor,
    of: { readonly key: string; readonly personId: string; readonly letterId: string },
  ) => Promise<boolean>
}
declare module '#kit/queryPorts.ts' {
  interface QueryPorts extends ApprovalsPorts {}
}

export const approvalsAsks: Asked<ApprovalsPorts> = {
  factorMethodsOf: true,
  beginLetterProof: true,
  redeemLetterProof: true,
}
