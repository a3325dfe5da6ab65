import type { Module } from '#kit/module.ts'
import { approvalRoutes } from './approval.routes.ts'
import { countOpenTasks } from './task.store.ts'
import { approvalsSources } from './workbench.ts'

export { approvalFlow, taskFlow } from './approval.flow.rules.ts'
export { cancelApproval, decideApproval } from './approval.service.ts'
export {
  type ApprovalContext,
  approvalContext,
  planApproval,
  previewApproval,
  recordApproval,
  startApproval,
} from './start.service.ts'
export type { DraftDoc } from './condition.rules.ts'
export { saveApprovalRule } from './rule.service.ts'

export const approvals: Module = {
  routes: approvalRoutes,
  queryPorts: { openTasks: countOpenTasks },
  workbench: approvalsSources,
}
