import {
  type ApprovalDecision,
  type ApprovalNode,
  type ApprovalStatus,
  approvalStatusNames,
  type TaskStatus,
  taskStatusNames,
} from '#contract/approvals/approvals.ts'
import { flow } from '#kit/flow.ts'

export interface Task {
  readonly step: number
  readonly approver_id: string
  readonly status: TaskStatus
  readonly hasOpenAccount: boolean
}

export interface Round {
  readonly status: ApprovalStatus
  readonly step: number
  readonly requester_id: string
  readonly doc_version: string
  readonly chain: readonly ApprovalNode[]
  readonly tasks: readonly Task[]
}

const withoutOpenAccount = (task: Task) => !task.hasOpenAccount && 'approval.approverDisabled'

type TaskAction = 'open' | 'agree' | 'reject' | 'transfer' | 'reassign' | 'skip' | 'cancel'

export const taskFlow = flow<Task, TaskStatus, TaskAction>(
  {
    open: { from: ['waiting'], to: 'open', needs: 'system' },
    agree: { from: ['open'], to: 'agreed', needs: 'approval.decide', unless: withoutOpenAccount },
    reject: { from: ['open'], to: 'rejected', needs: 'approval.decide', unless: withoutOpenAccount },
    transfer: { from: ['open'], to: 'skipped', needs: 'approval.decide', unless: withoutOpenAccount },
    reassign: { from: ['open'], to: 'skipped', needs: 'approval.configure' },
    skip: { from: ['open'], to: 'skipped', needs: 'system' },
    cancel: { from: ['waiting', 'open'], to: 'cancelled', needs: 'system' },
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
    reject: { from: ['pending'], to: 'rejected', needs: 'approval.decide' },
    cancel: { from: ['pending'], to: 'cancelled', needs: 'system' },
  },
  approvalStatusNames,
)
