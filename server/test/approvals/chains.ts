import { head, unconditional } from '#test/approvals/nodes.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import type { Candidate } from '#modules/approvals/chain.rules.ts'
import type { DraftDoc, Rule } from '#modules/approvals/condition.rules.ts'

export const doc = (given: Partial<DraftDoc> = {}): DraftDoc => ({
  entity: 'order',
  amount: '1000.00',
  requesterId: '1',
  requesterPersonId: '1',
  deptId: '13',
  deptPath: ['11', '12', '13'],
  categoryIds: ['71', '72'],
  supplierIds: ['81'],
  orderType: 'mall',
  ...given,
})
export const named = (...userIds: string[]): RuleNode => ({
  ...head,
  name: '专家',
  enName: 'Expert',
  source: 'users',
  userIds,
})
export const rule = (given: Partial<Rule> = {}): Rule => ({
  id: '901',
  name: '全部订单',
  enName: 'All orders',
  entity: 'order',
  ...unconditional,
  nodes: [head],
  ...given,
})
export const person = (userId: string, deptId: string, ...roles: string[]): Candidate => ({
  userId,
  personId: userId,
  userName: `员工${userId}`,
  deptId,
  deptName: `部门${deptId}`,
  roles,
})
