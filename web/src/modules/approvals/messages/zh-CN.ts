import { approvalActions } from './zh-CN/approvalActions.ts'
import { delegations } from './zh-CN/delegations.ts'
import { approvalRules } from './zh-CN/approvalRules.ts'
import { approvalProgress } from './zh-CN/approvalProgress.ts'
import { approvals } from './zh-CN/approvals.ts'
import { stuckApprovals } from './zh-CN/stuckApprovals.ts'

export const messages = { approvalActions, approvalProgress, approvalRules, approvals, delegations, stuckApprovals }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    approvals: typeof messages
  }
}
