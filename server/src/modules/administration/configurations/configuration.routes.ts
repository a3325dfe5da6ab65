import * as contract from '#contract/administration/configurations.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { historyOf, readConfigurations, saveConfiguration } from './configuration.service.ts'

export function configurationRoutes(app: App) {
  serve(app, contract.listConfigurations, ({ db }) => readConfigurations(db))
  serve(app, contract.saveConfiguration, async ({ db, actor, input }) => {
    await saveConfiguration(db, actor, input)
    return null
  })
  serve(app, contract.listConfigurationChanges, ({ db, input: { code } }) => historyOf(app.context, db, code))
}
