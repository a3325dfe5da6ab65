import type { Module } from '#kit/module.ts'
import { approvalRoutes } from './approval.routes.ts'
import { countOpenTasks } from './task.store.ts'

export { approvalFlow, taskFlow } from './approval.rules.ts'
export {
  type ApprovalGround,
  approvalGround,
  approvalTimeline,
  cancelApproval,
  type Decided,
  decideApproval,
  type Decision,
  expireApprovals,
  planApproval,
  previewApproval,
  recordApproval,
  startApproval,
  type Started,
} from './approval.service.ts'
export { adminRole, type Doc, type DraftDoc, headRole } from './chain.rules.ts'
export { saveApprovalRule } from './rule.service.ts'

export const approvals: Module = { routes: approvalRoutes, answers: { openTasks: countOpenTasks } }
