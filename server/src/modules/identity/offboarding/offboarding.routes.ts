import * as contract from '#contract/identity/offboarding.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { accountsOfPerson } from '../accounts/account.store.ts'
import { isOver } from '../accounts/account.rules.ts'
import { explainAccess, grantRoleUntil } from './access.service.ts'
import { offboard } from './offboarding.service.ts'

export function offboardingRoutes(app: App) {
  const { queryPorts, openWork } = app.context
  serve(app, contract.getOffboardPlan, async ({ db, actor, input: { userId } }) => {
    const rows = await accountsOfPerson(db, { userId })
    const first = rows[0] ?? refuse('thing.notFound')
    const ids = rows.map((row) => row.userId)
    const listed = Object.entries(openWork).map(async ([kind, { list }]) =>
      (await list(db, ids)).map((row) => ({ ...row, kind, since: row.since.toISOString() })),
    )
    return {
      userName: first.userName,
      accounts: rows.map((row) => ({
        userId: row.userId,
        userCode: row.userCode,
        fullDeptName: row.fullDeptName,
        isOpen: !row.disabled && !isOver(row.expires_at, actor.now),
      })),
      work: (await Promise.all(listed)).flat(),
    }
  })
  serve(app, contract.offboard, async ({ db, actor, input }) => {
    await offboard(db, actor, input, app.context)
    return null
  })
  serve(app, contract.explainAccess, ({ db, actor, input }) => explainAccess(db, actor, queryPorts, input))
  serve(app, contract.grantRoleUntil, async ({ db, actor, input }) => {
    await grantRoleUntil(db, actor, input)
    return null
  })
}
