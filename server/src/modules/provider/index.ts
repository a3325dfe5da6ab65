import { type Database, noTenant } from '#kit/database.ts'
import { logFailure } from '#kit/log.outage.ts'
import type { Module } from '#kit/module.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { applicationRoutes } from './application.routes.ts'
import { removeOldArtefacts } from './artefact.store.ts'
import { openIssuers } from './issuer.ts'
import { issuerRoutes } from './issuer.routes.ts'
import { replaceOldKeys } from './key.service.ts'

export { rotateKeys } from './key.service.ts'

async function forgetOldArtefacts(database: Database): Promise<void> {
  for (const { id } of await database.read(noTenant, (sql) => allTenants(sql)))
    await database.write(id, (tx) => removeOldArtefacts(tx))
}

export const provider: Module = {
  routes: (app) => {
    issuerRoutes(
      app,
      openIssuers(app.context, (error) => logFailure(app.log, error, 'unexpected')),
    )
    applicationRoutes(app)
  },
  jobs: {
    'provider.forgetOld': { everySeconds: 120, run: forgetOldArtefacts },
    'provider.replaceOldKeys': { everySeconds: 3600, run: replaceOldKeys },
  },
}
