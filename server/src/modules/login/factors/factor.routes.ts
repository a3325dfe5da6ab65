import * as contract from '#contract/login/factors.ts'
import * as passkeys from '#contract/login/passkeys.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { confirmTotp, proposeTotp } from './totpEnrolment.service.ts'
import { presentMyFactors, removeFactor } from './factor.service.ts'
import { verifyFactor } from './factorAttempt.service.ts'
import { newRecoveryCodes } from './recoveryCode.service.ts'
import { reauthenticate } from './factorHolder.service.ts'
import { discoverablePasskeyOptions, passkeyOptions, logInByPasskey, verifyPasskey } from './passkey.service.ts'
import { addPasskey, newPasskeyOptions } from './passkeyRegistration.service.ts'

export function factorRoutes(app: App) {
  const { context } = app

  serve(app, contract.myFactors, ({ db, actor }) => presentMyFactors(db, actor))
  serve(app, contract.prove, ({ actor, input }) => reauthenticate(context, actor, input))
  serve(app, contract.verifyFactor, async ({ actor, input }) => {
    await verifyFactor(context, actor, input)
    return null
  })
  serve(app, passkeys.askPasskey, ({ db, actor, input }) => passkeyOptions(context, db, actor, input))
  serve(app, passkeys.verifyPasskey, async ({ actor, input }) => {
    await verifyPasskey(context, actor, input)
    return null
  })
  serve(app, contract.newTotp, ({ db, actor, input }) => proposeTotp(context, db, actor, input))
  serve(app, contract.confirmTotp, async ({ actor, input }) => ({
    recoveryCodes: await confirmTotp(context, actor, input),
  }))
  serve(app, passkeys.newPasskey, ({ db, actor, input }) => newPasskeyOptions(context, db, actor, input))
  serve(app, passkeys.confirmPasskey, async ({ actor, input }) => ({
    recoveryCodes: await addPasskey(context, actor, input),
  }))
  serve(app, contract.removeFactor, async ({ db, actor, input }) => {
    await removeFactor(context, db, actor, input)
    return null
  })
  serve(app, contract.newRecoveryCodes, async ({ db, actor, input }) => ({
    recoveryCodes: await newRecoveryCodes(context, db, actor, input),
  }))
  serve(app, passkeys.askAnyPasskey, ({ db, actor }) => discoverablePasskeyOptions(db, actor))
  serve(app, passkeys.passkeyLogin, ({ actor, input }) => logInByPasskey(context, actor, input))
}
