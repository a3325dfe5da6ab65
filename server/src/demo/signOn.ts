import { randomBytes } from 'node:crypto'
import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import type { AppKind } from '#contract/sso/ssoApps.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { addSubject, createApp, createEntry, createSsoContext, switchEntry } from '#modules/sso/index.ts'
import type { Founded } from './organisation.ts'

const none: EntryDraft['settings'] = {
  issuer: '',
  clientId: '',
  scope: 'openid profile',
  clientAuth: 'post',
  tokenAlgorithm: 'RS256',
  address: '',
  binding: 'redirect',
  certificates: '',
  wantResponseSigned: false,
  hosts: [],
  digest: 'sm3',
  bareDigest: false,
  strongContexts: [],
}
const entry = { app: '', claim: '', entrance: null, settings: none } as const

const apps: readonly (readonly [code: string, name: string, enName: string, kind: AppKind])[] = [
  ['welfare', '福利商城', 'Welfare mall', 'fl'],
  ['service', '服务商城', 'Service mall', 'fw'],
  ['works', '工程商城', 'Construction mall', 'gld'],
  ['contracts', '合同管理系统', 'Contracts', 'app'],
]

/** Creates SSO entries and applications of a tenant. Their secrets are random; operators set their own. */
export async function foundSignOn(database: Database, { tenantId, organisation, userIds }: Founded): Promise<void> {
  const context = createSsoContext(
    { policy: { allowLoopback: false, privateNetworks: [] } },
    await sharedSecret(database, 'seal'),
  )
  const actor = systemActor(tenantId)
  const secret = () => randomBytes(24).toString('base64url')
  const at = (host: string) => `https://${host}.${organisation.code}.example`
  const [account] = [...userIds.keys()]
  await database.write(tenantId, async (tx) => {
    const portal = await createEntry(
      context,
      tx,
      actor,
      { ...entry, page: '/sso', name: '集团办公门户', enName: 'Office portal', adapter: 'link', accountBy: 'mapping' },
      secret(),
    )
    await switchEntry(tx, actor, { id: portal.id, version: portal.version }, true)
    if (account) await addSubject(context, tx, actor, { entryId: portal.id, subject: 'E000172', userCode: account })
    const settings = { ...none, issuer: at('id'), clientId: 'procurement' }
    const name = { name: '统一身份认证', enName: 'Identity service' }
    const draft = {
      ...entry,
      ...name,
      page: '/ssoLogin',
      adapter: 'oidc',
      accountBy: 'claim',
      claim: 'employee_no',
    } as const
    await createEntry(context, tx, actor, { ...draft, settings }, secret())
    for (const [code, appName, enName, kind] of apps) {
      const app = {
        code,
        name: appName,
        enName,
        kind,
        address: `${at(code)}/sso`,
        digest: 'sm3',
        bareDigest: false,
      } as const
      await createApp(context, tx, actor, app, secret())
    }
  })
}
