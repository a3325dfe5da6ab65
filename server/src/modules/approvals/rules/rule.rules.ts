import type { ApprovalRuleDraft } from '#contract/approvals/approvalRules.ts'
import type { ApprovalKind, RuleCondition } from '#contract/kit/approvals/approvalKind.ts'
import { refuse } from '#kit/refusal.ts'

const fields = {
  category: 'categoryId',
  supplier: 'supplierId',
  orderType: 'orderType',
  costCentre: 'costCentre',
  budget: 'overBudget',
} as const satisfies Record<RuleCondition, keyof ApprovalRuleDraft>

/** Refuses a rule for a kind that is not approved, or with a condition that documents of the kind never fulfil. */
export function refuseForeignConditions(draft: ApprovalRuleDraft, kind: ApprovalKind | undefined): void {
  if (kind === undefined) return refuse('approvalRule.noKind')
  for (const [condition, field] of Object.entries(fields) as [RuleCondition, (typeof fields)[RuleCondition]][])
    if ((draft[field] ?? false) !== false && !(kind.conditions ?? []).includes(condition))
      refuse('approvalRule.noCondition', { field })
}
