import * as contract from '#contract/portal/settings.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { readTenantSettings, saveTenantSettings } from './settings.service.ts'

export function settingsRoutes(app: App) {
  serve(app, contract.getTenantSettings, ({ db, actor }) => readTenantSettings(db, actor))
  serve(app, contract.saveTenantSettings, async ({ db, actor, input: { version, ...wanted } }) => {
    await saveTenantSettings(db, actor, version, wanted)
    return readTenantSettings(db, actor)
  })
}
