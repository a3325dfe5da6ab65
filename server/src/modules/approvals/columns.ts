import type { ApprovalFacts, ApprovalStatus, TaskStatus } from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import type { TaskOrigin } from './approval.flow.rules.ts'
import type { RuleFacts } from './condition.rules.ts'
import type { ChainStep } from './chain.rules.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'instances.facts': ApprovalFacts
  'instances.chain': ChainStep[]
  'instances.rule_facts': RuleFacts
  'instances.status': ApprovalStatus
  'rules.nodes': RuleNode[]
  'tasks.origin': TaskOrigin
  'tasks.status': TaskStatus
}
