import type {
  ApprovalAward,
  ApprovalEntity,
  ApprovalNode,
  ApprovalStatus,
  TaskStatus,
} from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'instances.award': ApprovalAward
  'instances.chain': ApprovalNode[]
  'instances.entity': ApprovalEntity
  'instances.status': ApprovalStatus
  'rules.entity': ApprovalEntity
  'rules.nodes': RuleNode[]
  'tasks.status': TaskStatus
}
