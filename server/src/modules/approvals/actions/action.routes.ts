import * as contract from '#contract/approvals/approvalActions.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { decidingActor } from '../kinds/decide.service.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { addApprover, commentOn, recallApproval, remindApprovers, returnToStep } from './action.service.ts'

export function actionRoutes(app: App, kinds: Kinds) {
  serve(app, contract.addApprover, async ({ db, actor, input }) => {
    await addApprover(db, actor, input)
    return null
  })
  serve(app, contract.returnToStep, async ({ db, actor: caller, input, request }) => {
    const actor = (request.actor = await decidingActor(db, caller, input.instanceId))
    await returnToStep(db, actor, input)
    return null
  })
  serve(app, contract.recallApproval, async ({ db, actor, input }) => {
    await recallApproval(db, actor, kinds, input.instanceId)
    return null
  })
  serve(app, contract.remindApprovers, async ({ db, actor, input }) => {
    await remindApprovers(db, actor, input.instanceId)
    return null
  })
  serve(app, contract.commentOnApproval, async ({ db, actor, input }) => {
    await commentOn(db, actor, input)
    return null
  })
}
