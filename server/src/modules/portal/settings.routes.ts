import * as contract from '#contract/portal/settings.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { readTenantSettings, saveTenantSettings } from './settings.service.ts'

export function settingsRoutes(app: App) {
  serve(app, contract.getTenantSettings, ({ sql, actor }) => readTenantSettings(sql, actor))
  serve(app, contract.saveTenantSettings, async ({ sql, actor, input: { version, ...wanted } }) => {
    await saveTenantSettings(sql, actor, version, wanted)
    return readTenantSettings(sql, actor)
  })
}
