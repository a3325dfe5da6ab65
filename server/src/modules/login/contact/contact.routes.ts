import * as contract from '#contract/login/contact.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { requestMobileChange, changeEmail, changeMobile, sendNewMobileCode } from './contact.service.ts'

export function contactRoutes(app: App) {
  const { context } = app

  serve(app, contract.askNewMobile, ({ db, actor, input }) => requestMobileChange(context, db, actor, input))

  serve(app, contract.sendNewMobileMsg, async ({ actor, input }) => {
    await sendNewMobileCode(context, actor, input.uuid)
    return null
  })

  serve(app, contract.changeMobile, async ({ actor, input }) => {
    await changeMobile(context, actor, input)
    return null
  })

  serve(app, contract.changeEmail, async ({ db, actor, input }) => {
    await changeEmail(context, db, actor, input)
    return null
  })
}
