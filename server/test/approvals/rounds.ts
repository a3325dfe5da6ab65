import type { ApprovalDecision, NodeMode, TaskStatus } from '#contract/approvals/approvals.ts'
import type { Permission } from '#contract/permissions.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { outcomeOf } from '#modules/approvals/approval.rules.ts'
import type { ChainStep } from '#modules/approvals/chain.rules.ts'
import type { Round, Task } from '#modules/approvals/approval.flow.rules.ts'

export const actor = (userId: string, permissions: Permission[] = ['approval.decide']): Actor => ({
  ...systemActor('1'),
  userId,
  personId: userId,
  entrance: 'purchaser',
  permissions: new Set(permissions),
})
export const task = (step: number, approver_id: string, status: TaskStatus, hasOpenAccount = true): Task => ({
  id: `${step}${approver_id}`,
  step,
  approver_id,
  person_id: approver_id,
  status,
  origin: 'rule',
  on_behalf_of: null,
  hasOpenAccount,
  canDecide: hasOpenAccount,
})
const node = (step: number, mode: NodeMode, ...userIds: string[]): ChainStep => ({
  step,
  mode,
  name: '',
  enName: '',
  approvers: userIds.map((userId) => ({ userId, userName: '', deptName: '' })),
  because: [],
  toAdmin: false,
  sources: [{ source: 'users', roleCode: null, userIds }],
})
export const round = (given: Partial<Round> = {}): Round => ({
  status: 'pending',
  step: 1,
  requester_person_id: '1',
  doc_version: 'v1',
  chain: [node(1, 'any', '2', '3'), node(2, 'all', '4', '5')],
  tasks: [task(1, '2', 'open'), task(1, '3', 'open')],
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
