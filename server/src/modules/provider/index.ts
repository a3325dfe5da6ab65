import { everyTenant } from '#kit/jobs/jobs.ts'
import { logFailure } from '#kit/log/log.outage.ts'
import type { Module } from '#kit/module.ts'
import { applicationRoutes } from './application.routes.ts'
import { removeExpiredItems } from './oidcStore.store.ts'
import { createIssuers } from './issuer.ts'
import { issuerRoutes } from './issuer.routes.ts'
import { replaceOldKeys } from './key.service.ts'

export { rotateKeys } from './key.service.ts'

export const provider: Module = {
  routes: (app) => {
    issuerRoutes(
      app,
      createIssuers(app.context, (error) => logFailure(app.log, error, 'unexpected')),
    )
    applicationRoutes(app)
  },
  jobs: [
    everyTenant({
      name: 'provider.forgetOld',
      everySeconds: 120,
      run: async ({ database, tenantId }) => void (await database.write(tenantId, (tx) => removeExpiredItems(tx))),
    }),
    everyTenant({ name: 'provider.replaceOldKeys', everySeconds: 3600, run: replaceOldKeys }),
  ],
}
