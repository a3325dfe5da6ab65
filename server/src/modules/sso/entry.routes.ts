import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/sso/ssoEntries.ts'
import * as ssoApps from '#contract/sso/ssoApps.ts'
import * as ssoSubjects from '#contract/sso/ssoSubjects.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { createApp, editApp, switchApp } from './app.service.ts'
import { appList, type AppRow } from './app.store.ts'
import { addSubject, createEntry, editEntry, probeEntry, switchEntry, deleteSubject } from './entry.service.ts'
import { countSubjects, entryList, type EntryRow, type ListedEntry } from './entry.store.ts'
import { appColumns, entryColumns, subjectColumns } from './entry.export.rules.ts'
import type { SsoContext } from './ssoContext.ts'
import { acsPath, entityIdOf } from './adapters/saml.adapter.ts'
import { subjectList, type SubjectRow } from './subject.store.ts'

/** Registration data for the identity provider, by protocol. */
function registrationDataOf(
  { id, page, app, adapter, tenant_id }: EntryRow,
  origin: string,
): contract.Entry['registrationData'] {
  const start = `${origin}${page}${app === '' ? '' : `?app=${app}`}`
  if (adapter === 'oidc')
    return [
      { what: 'callback', address: origin + page },
      { what: 'start', address: start },
    ]
  if (adapter === 'saml')
    return [
      { what: 'entityId', address: entityIdOf(origin, id) },
      { what: 'acs', address: origin + acsPath },
      { what: 'metadata', address: entityIdOf(origin, id) },
      { what: 'start', address: start },
    ]
  if (adapter === 'cas')
    return [
      { what: 'service', address: origin + page },
      { what: 'start', address: start },
    ]
  const sign = `userCode={userCode}&tenantId=${tenant_id}&timestamp={timestamp}&sign={sign}`
  return [{ what: 'link', address: `${start}${app === '' ? '?' : '&'}${sign}` }]
}

const presentEntry = (row: EntryRow, subjectCount: number, origin: string): contract.Entry => ({
  id: row.id,
  version: row.version,
  page: row.page,
  app: row.app,
  name: row.name,
  enName: row.en_name,
  adapter: row.adapter,
  accountBy: row.account_by,
  claim: row.claim,
  entrance: row.entrance,
  settings: row.settings,
  isEnabled: row.is_enabled,
  hasSecret: row.secret !== null,
  subjectCount,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  registrationData: registrationDataOf(row, origin),
})

const presentSubject = (row: SubjectRow): ssoSubjects.Subject => ({
  id: row.id,
  issuer: row.issuer,
  subject: row.subject,
  userCode: row.user_code,
  userName: row.user_name,
  createdAt: row.created_at.toISOString(),
})

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

export function entryRoutes(app: App, ssoContext: SsoContext) {
  const entries = {
    list: entryList,
    filter: () => ({}),
    present: (row: ListedEntry, { request }: { request: FastifyRequest }) =>
      presentEntry(row, row.subject_count, app.context.originOf(request)),
  }
  serveList(app, contract.listEntries, entries)
  serveExport(app, contract.exportEntries, {
    ...entries,
    name: ['单点登录入口', 'SSO connections'],
    columns: entryColumns,
  })
  serve(app, contract.createEntry, async ({ sql, actor, input: { secret, ...draft }, request }) =>
    presentEntry(await createEntry(ssoContext, sql, actor, draft, secret), 0, app.context.originOf(request)),
  )
  serve(app, contract.editEntry, async ({ sql, actor, input: { id, version, secret, ...draft }, request }) => {
    const entry = await editEntry(ssoContext, sql, actor, { id, version }, draft, secret)
    return presentEntry(entry, await countSubjects(sql, id), app.context.originOf(request))
  })
  serve(app, contract.switchEntry, async ({ sql, actor, input: { isEnabled, ...read }, request }) => {
    const entry = await switchEntry(sql, actor, read, isEnabled)
    return presentEntry(entry, await countSubjects(sql, read.id), app.context.originOf(request))
  })
  serve(app, contract.probeEntry, ({ sql, actor, input, request }) =>
    probeEntry(ssoContext, sql, actor, input.id, app.context.originOf(request)),
  )

  const subjects = {
    list: subjectList,
    filter: ({ input }: { input: { entryId: string; keyword?: string } }) => input,
    present: presentSubject,
  }
  serveList(app, ssoSubjects.listSubjects, subjects)
  serveExport(app, ssoSubjects.exportSubjects, {
    ...subjects,
    name: ['账号映射', 'Account mappings'],
    columns: subjectColumns,
  })
  serve(app, ssoSubjects.addSubject, async ({ sql, actor, input }) =>
    presentSubject(await addSubject(ssoContext, sql, actor, input)),
  )
  serve(app, ssoSubjects.removeSubject, async ({ sql, actor, input }) => {
    await deleteSubject(sql, actor, input.id)
    return null
  })

  const apps = { list: appList, filter: () => ({}), present: presentApp }
  serveList(app, ssoApps.listApps, apps)
  serveExport(app, ssoApps.exportApps, { ...apps, name: ['可进入的应用', 'Apps'], columns: appColumns })
  serve(app, ssoApps.createApp, async ({ sql, actor, input: { secret, ...draft } }) =>
    presentApp(await createApp(ssoContext, sql, actor, draft, secret)),
  )
  serve(app, ssoApps.editApp, async ({ sql, actor, input: { id, version, secret, ...draft } }) =>
    presentApp(await editApp(ssoContext, sql, actor, { id, version }, draft, secret)),
  )
  serve(app, ssoApps.switchApp, async ({ sql, actor, input: { isEnabled, ...read } }) =>
    presentApp(await switchApp(sql, actor, read, isEnabled)),
  )
}
