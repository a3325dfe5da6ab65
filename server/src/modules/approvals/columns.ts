import type {
  ApprovalEntity,
  ApprovalNode,
  ApprovalStatus,
  RuleNode,
  TaskStatus,
} from '#contract/approvals/approvals.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'instances.chain': ApprovalNode[]
  'instances.entity': ApprovalEntity
  'instances.status': ApprovalStatus
  'rules.entity': ApprovalEntity
  'rules.nodes': RuleNode[]
  'tasks.status': TaskStatus
}
