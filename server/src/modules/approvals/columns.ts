import type {
  ApprovalAward,
  ApprovalEntity,
  ApprovalNode,
  ApprovalStatus,
  TaskStatus,
} from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'instances.award': ApprovalAward
  'instances.chain': ApprovalNode[]
  'instances.entity': ApprovalEntity
  'instances.status': ApprovalStatus
  'rules.entity': ApprovalEntity
  'rules.nodes': RuleNode[]
  'tasks.status': TaskStatus
}
