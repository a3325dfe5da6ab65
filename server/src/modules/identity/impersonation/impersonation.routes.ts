import { endImpersonation, impersonate } from '#contract/identity/impersonation.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { endViewing, startViewing } from './impersonation.service.ts'

export function impersonationRoutes(app: App) {
  const { authenticator } = app.context
  serve(app, impersonate, async ({ db, actor, input, request }) => {
    const opened = await startViewing(db, actor, input)
    request.actor = { ...actor, onBehalfOf: opened.userId }
    return { authToken: await authenticator.issueToken({ ...opened, tenantId: actor.tenantId }) }
  })
  serve(app, endImpersonation, async ({ db, actor }) => {
    const own = await endViewing(db, actor, app.context)
    return { authToken: await authenticator.issueToken({ ...own, tenantId: actor.tenantId }) }
  })
}
