import type { ApprovalKind } from '#contract/kit/approvals/approvalKind.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './database/database.ts'
import type { NewEvent } from './events/events.ts'

/** Outcome of a decision, or of the time that an undecided document may wait. */
export interface ApprovalOutcome {
  /** `pending`: further decisions are needed; `expired`: nobody has decided in time. */
  readonly status: 'pending' | 'approved' | 'rejected' | 'expired'
  readonly opinion: string
  /** Events of the approval, to publish before those of the document. */
  readonly events: readonly NewEvent[]
}

/** Server side of a kind of document that is approved. */
export interface ApprovalHook {
  /** Declaration in the module's manifest. */
  readonly kind: ApprovalKind
  /**
   * Locks the document, before its round is locked, and refuses what the actor may not see or decide. Returns what
   * applies the outcome in the same transaction and publishes its events. The actor is the system's where time decides.
   */
  readonly lock: (tx: Tx, actor: Actor, entityId: string) => Promise<(outcome: ApprovalOutcome) => Promise<void>>
}

/** Hooks by entity. */
export type ApprovalHooks = Readonly<Record<string, ApprovalHook>>
