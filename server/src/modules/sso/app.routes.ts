import * as ssoApps from '#contract/sso/ssoApps.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { createApp, editApp, switchApp } from './app.service.ts'
import { appList, type AppRow } from './app.store.ts'
import { appColumns } from './entry.export.rules.ts'
import type { SsoContext } from './ssoContext.ts'

const presentApp = (row: AppRow): ssoApps.App => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  enName: row.en_name,
  kind: row.kind,
  address: row.address,
  digest: row.digest,
  bareDigest: row.bare_digest,
  isEnabled: row.is_enabled,
  hasSecret: row.secret !== null,
})

export function appRoutes(app: App, ssoContext: SsoContext) {
  const apps = { list: appList, filter: () => ({}), present: presentApp }
  serveList(app, ssoApps.listApps, apps)
  serveExport(app, ssoApps.exportApps, { ...apps, name: ['可进入的应用', 'Apps'], columns: appColumns })
  serve(app, ssoApps.createApp, async ({ db, actor, input: { secret, ...draft } }) =>
    presentApp(await createApp(ssoContext, db, actor, draft, secret)),
  )
  serve(app, ssoApps.editApp, async ({ db, actor, input: { id, version, secret, ...draft } }) =>
    presentApp(await editApp(ssoContext, db, actor, { id, version }, draft, secret)),
  )
  serve(app, ssoApps.switchApp, async ({ db, actor, input: { isEnabled, ...read } }) =>
    presentApp(await switchApp(db, actor, read, isEnabled)),
  )
}
