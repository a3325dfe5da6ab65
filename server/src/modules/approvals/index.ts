import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { ApprovalHooks } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Module } from '#kit/module.ts'
import { approvalRoutes } from './approval.routes.ts'
import { expireApprovals } from './kinds/expire.service.ts'
import { actionRoutes } from './actions/action.routes.ts'
import { watchTimeLimits } from './actions/due.job.ts'
import { letterRoutes } from './letters/letter.routes.ts'
import { issueLetter } from './letters/letter.service.ts'
import { forgetLetters } from './letters/letter.store.ts'
import { approvalsAsks } from './letters/letter.ports.ts'
import { delegationRoutes } from './delegations/delegation.routes.ts'
import { keepDeputies } from './delegations/delegation.service.ts'
import { simulationRoutes } from './rules/simulation.routes.ts'
import { kindsOf } from './kinds/kinds.ts'
import { delegationWork, ruleWork } from './reseating/settingsWork.ts'
import { openWork } from './reseating/openWork.ts'
import { afterAccountChange, afterRoleChange, reseatStranded } from './reseating/reseat.service.ts'
import { ruleRoutes } from './rules/rule.routes.ts'
import { stuckRoutes } from './reseating/stuck.routes.ts'
import { countOpenTasks } from './task.store.ts'
import { approvalsSources } from './workbench.ts'
import { approvalsMessages } from './messages.ts'

export { approvalFlow, taskFlow } from './approval.flow.rules.ts'
export { cancelApproval, decideApproval } from './approval.service.ts'
export {
  type ApprovalContext,
  approvalContext,
  planApproval,
  previewApproval,
  recordApproval,
  startApproval,
  type Starting,
} from './start.service.ts'
export type { DraftDoc } from './condition.rules.ts'
export { saveApprovalRule } from './rules/rule.service.ts'
export { headRole } from './sources/source.rules.ts'

/** Issues the links with which approvers decide by letter, see `issueLetter`. */
export const letterIssuer = (hooks: () => ApprovalHooks) => {
  const kinds = kindsOf(hooks)
  return (tx: Tx, letter: { readonly instanceId: string; readonly userId: string }) => issueLetter(tx, kinds, letter)
}
export type IssueLetter = ReturnType<typeof letterIssuer>

/** Approvals of the kinds of documents that other modules declare. */
export function approvals(hooks: () => ApprovalHooks): Module {
  const kinds = kindsOf(hooks)
  return {
    routes: (app) => {
      approvalRoutes(app, kinds)
      ruleRoutes(app, kinds)
      stuckRoutes(app, kinds)
      actionRoutes(app, kinds)
      delegationRoutes(app)
      letterRoutes(app, kinds)
      simulationRoutes(app)
    },
    listeners: {
      'account.disabled': afterAccountChange,
      'account.edited': afterAccountChange,
      'account.rolesChanged': afterAccountChange,
      'role.edited': afterRoleChange,
    },
    jobs: [
      everyTenant({ name: 'approvals.reseat', everySeconds: 60, run: reseatStranded }),
      everyTenant({ name: 'approvals.deputies', everySeconds: 60, run: keepDeputies }),
      everyTenant({ name: 'approvals.timeLimits', everySeconds: 60, run: watchTimeLimits }),
      everyTenant({
        name: 'approvals.forgetLetters',
        everySeconds: 3600,
        run: ({ database, tenantId }) => database.write(tenantId, forgetLetters),
      }),
      everyTenant({ name: 'approvals.expire', everySeconds: 60, run: (context) => expireApprovals(context, kinds) }),
    ],
    messages: approvalsMessages(kinds),
    openWork: { approvals: openWork, approvalRules: ruleWork, delegations: delegationWork },
    asks: approvalsAsks,
    queryPorts: { openTasks: countOpenTasks },
    workbench: approvalsSources,
  }
}
