import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import { compare } from '#contract/kit/money.ts'

/** Facts of a document that rules evaluate. */
export interface DraftDoc {
  readonly entity: ApprovalEntity
  readonly amount: string
  readonly requesterId: string
  readonly deptId: string
  /** Department ids from the root to the department, inclusive. */
  readonly deptPath: readonly string[]
  /** Categories of all its goods, including their ancestors. */
  readonly categoryIds: readonly string[]
  readonly supplierIds: readonly string[]
  readonly orderType: string
}

/** Approval rule; null conditions always match. */
export interface Rule {
  readonly id: string
  readonly name: string
  readonly enName: string
  readonly entity: string
  readonly amountFrom: string | null
  /** Exclusive upper bound of the amount. */
  readonly amountTo: string | null
  readonly deptId: string | null
  readonly categoryId: string | null
  readonly supplierId: string | null
  readonly orderType: string | null
  readonly nodes: readonly RuleNode[]
}

export const applies = (rule: Rule, doc: DraftDoc): boolean =>
  rule.entity === doc.entity &&
  (rule.amountFrom === null || compare(doc.amount, rule.amountFrom) >= 0) &&
  (rule.amountTo === null || compare(doc.amount, rule.amountTo) < 0) &&
  (rule.deptId === null || doc.deptPath.includes(rule.deptId)) &&
  (rule.categoryId === null || doc.categoryIds.includes(rule.categoryId)) &&
  (rule.supplierId === null || doc.supplierIds.includes(rule.supplierId)) &&
  (rule.orderType === null || doc.orderType === rule.orderType)
