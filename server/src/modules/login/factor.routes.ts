import * as contract from '#contract/login/factors.ts'
import { type App, serve } from '#kit/serve.ts'
import { confirmTotp, proposeTotp } from './enrol.service.ts'
import { factorsShown, newRecoveryCodes, prove, removeFactor, verifyFactor } from './factor.service.ts'
import {
  addPasskey,
  askAnyPasskey,
  askNewPasskey,
  askPasskey,
  logInByPasskey,
  verifyPasskey,
} from './passkey.service.ts'

export function factorRoutes(app: App) {
  const { context } = app

  serve(app, contract.myFactors, ({ sql, actor }) => factorsShown(sql, actor))
  serve(app, contract.prove, ({ actor, input }) => prove(context, actor, input))
  serve(app, contract.verifyFactor, async ({ actor, input }) => {
    await verifyFactor(context, actor, input)
    return null
  })
  serve(app, contract.askPasskey, ({ sql, actor, input }) => askPasskey(context, sql, actor, input))
  serve(app, contract.verifyPasskey, async ({ actor, input }) => {
    await verifyPasskey(context, actor, input)
    return null
  })
  serve(app, contract.newTotp, ({ sql, actor, input }) => proposeTotp(context, sql, actor, input))
  serve(app, contract.confirmTotp, async ({ actor, input }) => ({
    recoveryCodes: await confirmTotp(context, actor, input),
  }))
  serve(app, contract.newPasskey, ({ sql, actor, input }) => askNewPasskey(context, sql, actor, input))
  serve(app, contract.confirmPasskey, async ({ actor, input }) => ({
    recoveryCodes: await addPasskey(context, actor, input),
  }))
  serve(app, contract.removeFactor, async ({ sql, actor, input }) => {
    await removeFactor(context, sql, actor, input)
    return null
  })
  serve(app, contract.newRecoveryCodes, async ({ sql, actor, input }) => ({
    recoveryCodes: await newRecoveryCodes(context, sql, actor, input),
  }))
  serve(app, contract.askAnyPasskey, ({ sql, actor }) => askAnyPasskey(sql, actor))
  serve(app, contract.passkeyLogin, ({ actor, input }) => logInByPasskey(context, actor, input))
}
