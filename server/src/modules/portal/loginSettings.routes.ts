import * as contract from '#contract/tenancy/loginSettingsRoutes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { readLoginSettings, saveLoginSettings } from './loginSettings.service.ts'

export function loginSettingsRoutes(app: App) {
  const { context } = app
  serve(app, contract.getLoginSettings, ({ db, actor }) => readLoginSettings(context, db, actor))
  serve(app, contract.saveLoginSettings, async ({ db, actor, input: { version, ...wanted } }) => {
    await saveLoginSettings(context, db, actor, version, wanted)
    return readLoginSettings(context, db, actor)
  })
}
