import type { ApprovalDecision, ApprovalNode, NodeMode, TaskStatus } from '#contract/approvals/approvals.ts'
import type { Permission } from '#contract/permissions.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { outcomeOf } from '#modules/approvals/approval.rules.ts'
import type { Round, Task } from '#modules/approvals/approval.flow.rules.ts'

export const actor = (userId: string, permissions: Permission[] = ['approval.decide']): Actor => ({
  ...systemActor('1'),
  userId,
  entrance: 'purchaser',
  permissions: new Set(permissions),
})
export const task = (step: number, approver_id: string, status: TaskStatus, hasOpenAccount = true): Task => ({
  step,
  approver_id,
  status,
  hasOpenAccount,
})
const node = (step: number, mode: NodeMode): ApprovalNode => ({
  step,
  mode,
  name: '',
  enName: '',
  approvers: [],
  because: [],
  toAdmin: false,
})
export const round = (given: Partial<Round> = {}): Round => ({
  status: 'pending',
  step: 1,
  requester_id: '1',
  doc_version: 'v1',
  chain: [node(1, 'any'), node(2, 'all')],
  tasks: [task(1, '2', 'open'), task(1, '3', 'open'), task(2, '4', 'waiting'), task(2, '5', 'waiting')],
  ...given,
})
export const second = round({
  step: 2,
  tasks: [task(1, '2', 'agreed'), task(1, '3', 'skipped'), task(2, '4', 'open'), task(2, '5', 'open')],
})
export const lastDecision = { ...second, tasks: [task(1, '2', 'agreed'), task(2, '4', 'agreed'), task(2, '5', 'open')] }

export const decide = (thing: Round, userId: string, decision: ApprovalDecision, opinion = '因', docVersion = 'v1') =>
  outcomeOf(thing, actor(userId), { decision, opinion, docVersion })

export const approvedRound = { ...second, status: 'approved' as const }
