import type { Module } from '#kit/module.ts'
import { approvalRoutes } from './approval.routes.ts'
import { countOpenTasks } from './task.store.ts'

export { approvalFlow, taskFlow } from './approval.rules.ts'
export {
  type ApprovalContext,
  approvalContext,
  cancelApproval,
  decideApproval,
  planApproval,
  previewApproval,
  recordApproval,
  startApproval,
} from './approval.service.ts'
export type { DraftDoc } from './chain.rules.ts'
export { saveApprovalRule } from './rule.service.ts'

export const approvals: Module = { routes: approvalRoutes, queryPorts: { openTasks: countOpenTasks } }
