import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import { compare } from '#contract/kit/money.ts'

/** Facts of a document that rules evaluate. */
export interface DraftDoc {
  readonly entity: ApprovalEntity
  readonly amount: string
  readonly requesterId: string
  /** Person who requests, whichever of their accounts is used. */
  readonly requesterPersonId: string
  readonly deptId: string
  /** Department ids from the root to the department, inclusive. */
  readonly deptPath: readonly string[]
  /** Categories of all its goods, including their ancestors. */
  readonly categoryIds: readonly string[]
  readonly supplierIds: readonly string[]
  readonly orderType: string
  /** Codes of the cost centres of its lines. */
  readonly costCentres?: readonly string[]
  /** Whether its amount exceeds what is left of its budget; kinds without the condition do not say. */
  readonly isOverBudget?: boolean
}

/** Facts with which rules were evaluated, as they are kept with the round. */
export type RuleFacts = Partial<
  Pick<DraftDoc, 'deptPath' | 'categoryIds' | 'supplierIds' | 'orderType'> & {
    readonly costCentres: readonly string[]
    readonly isOverBudget: boolean
  }
>
export const ruleFactsOf = ({
  deptPath,
  categoryIds,
  supplierIds,
  orderType,
  costCentres = [],
  isOverBudget = false,
}: DraftDoc): RuleFacts => ({
  deptPath: [...deptPath],
  categoryIds: [...categoryIds],
  supplierIds: [...supplierIds],
  orderType,
  costCentres: [...costCentres],
  isOverBudget,
})

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
  readonly costCentre: string | null
  readonly overBudget?: boolean
  readonly nodes: readonly RuleNode[]
}

export const applies = (rule: Rule, doc: DraftDoc): boolean =>
  rule.entity === doc.entity &&
  (rule.amountFrom === null || compare(doc.amount, rule.amountFrom) >= 0) &&
  (rule.amountTo === null || compare(doc.amount, rule.amountTo) < 0) &&
  (rule.deptId === null || doc.deptPath.includes(rule.deptId)) &&
  (rule.categoryId === null || doc.categoryIds.includes(rule.categoryId)) &&
  (rule.supplierId === null || doc.supplierIds.includes(rule.supplierId)) &&
  (rule.orderType === null || doc.orderType === rule.orderType) &&
  (rule.costCentre === null || (doc.costCentres ?? []).includes(rule.costCentre.toLowerCase())) &&
  (rule.overBudget !== true || doc.isOverBudget === true)
