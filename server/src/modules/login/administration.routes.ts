import * as contract from '#contract/login/administration.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { issueInitialPassword, loginStateOf, sendPasswordReset, unlockLogin } from './administration.service.ts'

export function administrationRoutes(app: App) {
  const { context } = app

  serve(app, contract.getLoginState, ({ db, input }) => loginStateOf(db, context, input.userId))

  serve(app, contract.unlockLogin, async ({ db, actor, input }) => {
    await unlockLogin(db, actor, input.userId)
    return null
  })

  serve(app, contract.sendPasswordReset, async ({ actor, input, request }) => {
    await sendPasswordReset(context, actor, input.userId, context.originOf(request))
    return null
  })

  serve(app, contract.issueInitialPassword, async ({ actor, input }) => ({
    password: await issueInitialPassword(context, actor, input.userId),
  }))
}
