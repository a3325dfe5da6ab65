import type { ApprovalRuleDraft, RuleNode } from '#contract/approvals/approvalRules.ts'

export const blankNode: RuleNode = { name: '', enName: '', mode: 'any', source: 'head', roleCode: null, userIds: [] }

/** What a new rule begins with. */
export const blankRule: Partial<ApprovalRuleDraft> = {
  entity: 'order',
  priority: 100,
  enabled: true,
  nodes: [blankNode],
}

/** A step whose approvers are not said yet. */
export const lacksApprovers = ({ source, roleCode, userIds }: RuleNode): boolean =>
  (source === 'role' && (roleCode ?? '') === '') || (source === 'users' && userIds.length === 0)
