import { type ApprovalRule, ApprovalRuleDraft, type RuleNode } from '#contract/approvals/approvals.ts'

/** A rule that is being written. */
export type Written = Omit<Partial<ApprovalRuleDraft>, 'nodes'> & { readonly nodes: readonly RuleNode[] }

export const blankNode: RuleNode = { name: '', enName: '', mode: 'any', source: 'head', roleCode: null, userIds: [] }

export const blankRule: Written = {
  name: '',
  enName: '',
  entity: 'order',
  priority: 100,
  enabled: true,
  amountFrom: null,
  amountTo: null,
  deptId: null,
  categoryId: null,
  supplierId: null,
  orderType: null,
  nodes: [blankNode],
}

/** What of a rule can be written: the fields of its draft, and no others. */
export const draftOf = (rule: ApprovalRule): Written => ({
  ...Object.fromEntries(Object.entries(rule).filter(([name]) => name in ApprovalRuleDraft.properties)),
  nodes: rule.nodes,
})

/** The steps with one of them moved up or down by one place. */
export function shifted<T>(all: readonly T[], index: number, by: 1 | -1): T[] {
  const next = [...all]
  const [one] = next.splice(index, 1)
  if (one !== undefined) next.splice(index + by, 0, one)
  return next
}

/** A step whose approvers are not said yet. */
export const lacksApprovers = ({ source, roleCode, userIds }: RuleNode): boolean =>
  (source === 'role' && (roleCode ?? '') === '') || (source === 'users' && userIds.length === 0)
