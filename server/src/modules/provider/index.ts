import { type Database, noTenant } from '#kit/database.ts'
import { logFailure } from '#kit/log.outage.ts'
import type { Module } from '#kit/module.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { applicationRoutes } from './application.routes.ts'
import { removeExpiredItems } from './oidcStore.store.ts'
import { createIssuers } from './issuer.ts'
import { issuerRoutes } from './issuer.routes.ts'
import { replaceOldKeys } from './key.service.ts'

export { rotateKeys } from './key.service.ts'

async function removeExpiredItemsOfAllTenants(database: Database): Promise<void> {
  for (const { id } of await database.read(noTenant, (sql) => allTenants(sql)))
    await database.write(id, (tx) => removeExpiredItems(tx))
}

export const provider: Module = {
  routes: (app) => {
    issuerRoutes(
      app,
      createIssuers(app.context, (error) => logFailure(app.log, error, 'unexpected')),
    )
    applicationRoutes(app)
  },
  jobs: {
    'provider.forgetOld': { everySeconds: 120, run: removeExpiredItemsOfAllTenants },
    'provider.replaceOldKeys': { everySeconds: 3600, run: replaceOldKeys },
  },
}
