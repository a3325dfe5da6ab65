import type { ApprovalRuleDraft, RuleNode } from '#contract/approvals/approvalRules.ts'

export const blankNode: RuleNode = { name: '', enName: '', mode: 'any', source: 'head', roleCode: null, userIds: [] }

/** Initial values of a rule. */
export const blankRule: Partial<ApprovalRuleDraft> = {
  entity: 'order',
  priority: 100,
  enabled: true,
  nodes: [blankNode],
}

/** Whether a step has no approvers yet. */
export const lacksApprovers = ({ source, roleCode, userIds }: RuleNode): boolean =>
  (source === 'role' && (roleCode ?? '') === '') || (source === 'users' && userIds.length === 0)
