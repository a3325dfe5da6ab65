import * as contract from '#contract/provider/provider.ts'
import * as signingKeys from '#contract/provider/signingKeys.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { applicationColumns } from './application.export.rules.ts'
import { createApplication, editApplication, renewSecret, switchApplication } from './application.service.ts'
import { applicationList, type ApplicationRow } from './application.store.ts'
import { issuerAt } from './issuer/issuer.routes.ts'
import { removedAt } from './keys/key.rules.ts'
import { keyDays, keysOf, rotateKeys } from './keys/key.service.ts'

const present = (row: ApplicationRow): contract.Application => ({
  id: row.id,
  version: row.version,
  clientId: row.client_id,
  name: row.name,
  enName: row.en_name,
  redirects: row.redirects,
  logouts: row.logouts,
  scopes: row.scopes,
  alg: row.alg,
  isOwn: row.is_own,
  isActive: row.is_active,
  secretAt: row.secret_at.toISOString(),
  createdAt: row.created_at.toISOString(),
})

export function applicationRoutes(app: App): void {
  const { context } = app
  const applications = serveRecords(app, contract.listApplications, {
    list: applicationList,
    present,
    exported: { route: contract.exportApplications, name: ['接入应用', 'Connected apps'], columns: applicationColumns },
  })
  serve(app, contract.createApplication, ({ db, actor, input }) => createApplication(context, db, actor, input))
  applications.write(contract.editApplication, editApplication)
  applications.write(contract.switchApplication, switchApplication)
  serve(app, contract.renewSecret, ({ db, actor, input }) => renewSecret(context, db, actor, input.id))
  serve(app, signingKeys.getIssuer, async ({ actor, request }) => {
    const issuer = issuerAt(app, request)
    const keys = await keysOf(context, actor.tenantId)
    return {
      issuer,
      discovery: `${issuer}/.well-known/openid-configuration`,
      days: await keyDays(context.database, actor.tenantId),
      keys: keys.map((key) => ({
        kid: key.kid,
        alg: key.alg,
        madeAt: key.made_at.toISOString(),
        replacedAt: key.replaced_at?.toISOString() ?? null,
        goneAt: removedAt(key)?.toISOString() ?? null,
      })),
    }
  })
  serve(app, signingKeys.rotateKeys, async ({ actor }) => {
    await rotateKeys(context, actor)
    return null
  })
}
