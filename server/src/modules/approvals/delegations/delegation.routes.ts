import * as contract from '#contract/approvals/approvalActions.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { createDelegation, endDelegation } from './delegation.service.ts'
import { delegationsOf } from './delegation.store.ts'

export function delegationRoutes(app: App) {
  serve(app, contract.listDelegations, async ({ db, actor }) => {
    const rows = await delegationsOf(db, actor.userId)
    return rows.map(({ from_name, to_name, starts_on, ends_on, created_at, ...row }) => ({
      ...row,
      fromName: from_name,
      toName: to_name,
      startsOn: starts_on,
      endsOn: ends_on,
      createdAt: created_at.toISOString(),
    }))
  })
  serve(app, contract.createDelegation, async ({ db, actor, input }) => {
    await createDelegation(db, actor, input)
    return null
  })
  serve(app, contract.endDelegation, async ({ db, actor, input }) => {
    await endDelegation(db, actor, input)
    return null
  })
}
