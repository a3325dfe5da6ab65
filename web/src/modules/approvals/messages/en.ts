import { approvalRules } from './en/approvalRules.ts'
import { approvalProgress } from './en/approvalProgress.ts'
import { approvals } from './en/approvals.ts'

export const messages = { approvalProgress, approvalRules, approvals }
