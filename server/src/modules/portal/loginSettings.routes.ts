import * as contract from '#contract/tenancy/loginSettingsRoutes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { readLoginSettings, saveLoginSettings } from './loginSettings.service.ts'

export function loginSettingsRoutes(app: App) {
  const { context } = app
  serve(app, contract.getLoginSettings, ({ sql, actor }) => readLoginSettings(context, sql, actor))
  serve(app, contract.saveLoginSettings, async ({ sql, actor, input: { version, ...wanted } }) => {
    await saveLoginSettings(context, sql, actor, version, wanted)
    return readLoginSettings(context, sql, actor)
  })
}
