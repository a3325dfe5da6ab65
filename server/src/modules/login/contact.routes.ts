import * as contract from '#contract/login/contact.ts'
import { type App, serve } from '#kit/serve.ts'
import { askNewMobile, changeEmail, changeMobile, sendNewMobileCode } from './contact.service.ts'

export function contactRoutes(app: App) {
  const { house } = app

  serve(app, contract.askNewMobile, ({ sql, actor, input }) => askNewMobile(house, sql, actor, input))

  serve(app, contract.sendNewMobileMsg, async ({ actor, input }) => {
    await sendNewMobileCode(house, actor, input.uuid)
    return null
  })

  serve(app, contract.changeMobile, async ({ actor, input }) => {
    await changeMobile(house, actor, input)
    return null
  })

  serve(app, contract.changeEmail, async ({ sql, actor, input }) => {
    await changeEmail(house, sql, actor, input)
    return null
  })
}
