import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/sso/ssoEntries.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { createEntry, editEntry, probeEntry, switchEntry } from './entry.service.ts'
import type { EntryRow } from './entry.store.ts'
import { countSubjects, entryList, type ListedEntry } from './entry.list.store.ts'
import { entryColumns } from './entry.export.rules.ts'
import type { SsoContext } from './ssoContext.ts'
import { acsPath, entityIdOf } from './adapters/saml.adapter.ts'

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
  serve(app, contract.createEntry, async ({ db, actor, input: { secret, ...draft }, request }) =>
    presentEntry(await createEntry(ssoContext, db, actor, draft, secret), 0, app.context.originOf(request)),
  )
  serve(app, contract.editEntry, async ({ db, actor, input: { id, version, secret, ...draft }, request }) => {
    const entry = await editEntry(ssoContext, db, actor, { id, version }, draft, secret)
    return presentEntry(entry, await countSubjects(db, id), app.context.originOf(request))
  })
  serve(app, contract.switchEntry, async ({ db, actor, input: { isEnabled, ...read }, request }) => {
    const entry = await switchEntry(db, actor, read, isEnabled)
    return presentEntry(entry, await countSubjects(db, read.id), app.context.originOf(request))
  })
  serve(app, contract.probeEntry, ({ db, actor, input, request }) =>
    probeEntry(ssoContext, db, actor, input.id, app.context.originOf(request)),
  )
}
