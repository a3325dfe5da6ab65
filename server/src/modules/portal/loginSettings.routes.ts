import * as contract from '#contract/tenancy/loginSettings.ts'
import { type App, serve } from '#kit/serve.ts'
import { readLoginSettings, saveLoginSettings } from './loginSettings.service.ts'

export function loginSettingsRoutes(app: App) {
  const { house } = app
  serve(app, contract.getLoginSettings, ({ sql, actor }) => readLoginSettings(house, sql, actor))
  serve(app, contract.saveLoginSettings, async ({ sql, actor, input: { version, ...wanted } }) => {
    await saveLoginSettings(house, sql, actor, version, wanted)
    return readLoginSettings(house, sql, actor)
  })
}
