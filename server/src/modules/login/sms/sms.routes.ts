import * as passwords from '#contract/login/passwords.ts'
import * as contract from '#contract/login/sms.ts'
import { addTrial } from '#contract/login/trial.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { sendCode } from './smsCode.service.ts'
import { changePassword, resetPassword } from '../passwords/passwordReset.service.ts'
import { requestCodeByMobile, requestCodeByPassword, logInBySms, type CaptchaForm } from './sms.service.ts'
import { openTrial } from '../trial/trial.service.ts'

export function smsRoutes(app: App) {
  const { context } = app
  const byMobile = (actor: Actor, input: CaptchaForm) => requestCodeByMobile(context, actor, 'smsLogin', input)
  const send = async (actor: Actor, uuid: string) => {
    await sendCode(context, actor, { purpose: 'smsLogin', uuid })
    return null
  }

  serve(app, contract.validLoginTel, ({ actor, input }) => requestCodeByPassword(context, actor, input))
  serve(app, contract.validLoginTelByAddress, ({ actor, input }) => requestCodeByPassword(context, actor, input))

  serve(app, contract.validLoginMobile, ({ actor, input }) => byMobile(actor, input))
  serve(app, contract.validLoginMobileByAddress, ({ actor, input }) => byMobile(actor, input))

  serve(app, contract.sendLoginMsg, ({ actor, input }) => send(actor, input.uuid))
  serve(app, contract.sendLoginMsgByAddress, ({ actor, input }) => send(actor, input.uuid))

  serve(app, contract.mobileLogin, ({ actor, input }) => logInBySms(context, actor, input))
}

export function passwordRoutes(app: App) {
  const { context } = app
  const send = async (actor: Actor, input: { mobile: string; uuid: string }) => {
    await sendCode(context, actor, { purpose: 'smsReset', ...input })
    return null
  }

  serve(app, passwords.validPhone, ({ actor, input: { verifyCode, validCodeKey, mobile } }) =>
    requestCodeByMobile(context, actor, 'smsReset', { validCode: verifyCode, validCodeKey, mobile }),
  )

  serve(app, passwords.sendValidMsgCode, ({ actor, input }) => send(actor, input))
  serve(app, passwords.sendValidMsgCodeByAddress, ({ actor, input }) => send(actor, input))

  serve(app, passwords.updateTenantPasswd, async ({ actor, input }) => {
    await resetPassword(context, actor, input)
    return null
  })

  serve(app, passwords.changePasswd, async ({ actor, input }) => {
    await changePassword(context, actor, input)
    return null
  })

  serve(app, addTrial, ({ actor, input }) => openTrial(context, actor, input))
}
