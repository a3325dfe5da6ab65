import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import { logFailure } from '#kit/log/log.outage.ts'
import type { Module } from '#kit/module.ts'
import { applicationRoutes } from './application.routes.ts'
import { removeExpiredItems } from './issuer/oidcStore.store.ts'
import { createIssuers } from './issuer/issuer.ts'
import { issuerRoutes } from './issuer/issuer.routes.ts'
import { replaceOldKeys } from './keys/key.service.ts'

export { rotateKeys } from './keys/key.service.ts'
export { hasPublished, isStatement, type SignedStatement, signStatement } from './keys/statement.service.ts'

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
