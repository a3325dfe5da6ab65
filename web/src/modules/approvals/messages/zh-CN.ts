import { approvalRules } from './zh-CN/approvalRules.ts'
import { approvalProgress } from './zh-CN/approvalProgress.ts'
import { approvals } from './zh-CN/approvals.ts'

export const messages = { approvalProgress, approvalRules, approvals }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    approvals: typeof messages
  }
}
