import * as contract from '#contract/approvals/approvalRules.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { activePositions } from '#modules/identity/index.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { presentRules, saveApprovalRule } from './rule.service.ts'
import { refuseForeignConditions } from './rule.rules.ts'
import { allRules, findApproverRoles } from './rule.store.ts'

export function ruleRoutes(app: App, kinds: Kinds) {
  serve(app, contract.listApprovalRules, async ({ db, input }) => presentRules(db, await allRules(db, input.entity)))
  serve(app, contract.listApproverRoles, async ({ db }) => {
    const roles = await findApproverRoles(db)
    return roles.map(({ code, name, en_name: enName }) => ({ code, name, enName }))
  })
  serve(app, contract.listApproverPositions, ({ db }) => activePositions(db))
  serve(app, contract.saveApprovalRule, ({ db, actor, input }) => {
    refuseForeignConditions(input, kinds.find(input.entity)?.kind)
    return saveApprovalRule(db, actor, input)
  })
}
