import * as contract from '#contract/identity/reach.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { listGrants, setGrantReach } from './reach.service.ts'

export function reachRoutes(app: App) {
  serve(app, contract.listGrants, ({ db, input }) => listGrants(db, input.userId))
  serve(app, contract.setGrantReach, async ({ db, actor, input }) => {
    await setGrantReach(db, actor, input)
    return null
  })
}
