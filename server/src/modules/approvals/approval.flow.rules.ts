import {
  type ApprovalDecision,
  type ApprovalStatus,
  approvalStatusNames,
  type TaskStatus,
  taskStatusNames,
} from '#contract/approvals/approvals.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import type { ChainStep } from './chain.rules.ts'

/**
 * `rule`: named by the rule; `transfer`: handed to this person; `deputy`: stands in for somebody; `added`: asked by an
 * approver; `escalation`: instead of somebody who was too late.
 */
export type TaskOrigin = 'rule' | 'transfer' | 'deputy' | 'added' | 'escalation'

export interface Task {
  readonly id: string
  readonly step: number
  readonly approver_id: string
  readonly person_id: string
  readonly status: TaskStatus
  readonly origin: TaskOrigin
  /** Account that a deputy stands in for. */
  readonly on_behalf_of: string | null
  readonly hasOpenAccount: boolean
  /** Whether the holder's account is open and holds the permission to decide. */
  readonly canDecide: boolean
}

export interface Round {
  readonly status: ApprovalStatus
  readonly step: number
  readonly requester_person_id: string
  readonly doc_version: string
  readonly chain: readonly ChainStep[]
  readonly tasks: readonly Task[]
}

const hasOpenAccount: Requirement<Task> = {
  holds: (task) => task.hasOpenAccount,
  otherwise: 'approval.approverDisabled',
}

type TaskAction = 'agree' | 'reject' | 'return' | 'transfer' | 'reassign' | 'lapse' | 'skip' | 'cancel'

export const taskFlow = flow<Task, TaskStatus, TaskAction>(
  {
    agree: { from: ['open'], to: 'agreed', needs: 'approval.decide', only: hasOpenAccount },
    reject: { from: ['open'], to: 'rejected', needs: 'approval.decide', only: hasOpenAccount },
    return: { from: ['open'], to: 'returned', needs: 'approval.decide', only: hasOpenAccount },
    transfer: { from: ['open'], to: 'skipped', needs: 'approval.decide', only: hasOpenAccount },
    reassign: { from: ['open'], to: 'skipped', needs: 'approval.oversee' },
    lapse: { from: ['open'], to: 'lapsed', needs: 'system' },
    skip: { from: ['open'], to: 'skipped', needs: 'system' },
    cancel: { from: ['open'], to: 'cancelled', needs: 'system' },
  },
  taskStatusNames,
)

/** Approval round, and whether the current decision is its last one. */
interface RoundFacts {
  readonly status: ApprovalStatus
  readonly isLast: boolean
}

export const approvalFlow = flow<RoundFacts, ApprovalStatus, ApprovalDecision | 'cancel'>(
  {
    agree: {
      from: ['pending'],
      to: ({ isLast }) => (isLast ? 'approved' : 'pending'),
      into: ['pending', 'approved'],
      needs: 'approval.decide',
    },
    reject: {
      from: ['pending'],
      to: ({ isLast }) => (isLast ? 'rejected' : 'pending'),
      into: ['pending', 'rejected'],
      needs: 'approval.decide',
    },
    cancel: { from: ['pending'], to: 'cancelled', needs: 'system' },
  },
  approvalStatusNames,
)
