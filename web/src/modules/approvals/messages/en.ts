import { approvalActions } from './en/approvalActions.ts'
import { delegations } from './en/delegations.ts'
import { approvalRules } from './en/approvalRules.ts'
import { approvalProgress } from './en/approvalProgress.ts'
import { approvals } from './en/approvals.ts'
import { stuckApprovals } from './en/stuckApprovals.ts'

export const messages = { approvalActions, approvalProgress, approvalRules, approvals, delegations, stuckApprovals }
