import { afterAll, beforeAll, expect, test } from 'vitest'
import * as entries from '#contract/sso/ssoEntries.ts'
import * as ssoSubjects from '#contract/sso/ssoSubjects.ts'
import { getByAccount } from '#contract/sso/accountMappings.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { aCas, type Cas } from '#test/idp/cas.ts'
import { createSsoAdmin, createEnabledEntry, entryDraft } from '#test/sso.ts'

let cas: Cas
beforeAll(async () => void (cas = await aCas()))
afterAll(() => cas.close())

test('SSO entry: is created, changed and switched; its secret is never disclosed or stored in plain text', async () => {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const secret = 'canary-of-this-entry'
  const created = await as(it, entries.createEntry, entryDraft({ page: '/sso', secret }))
  expect(created).toMatchObject({ isEnabled: false, hasSecret: true, version: 1, subjectCount: 0 })
  const { id } = created
  const edited = await as(it, entries.editEntry, { id, version: 1, ...entryDraft({ page: '/sso', name: '合作方' }) })
  expect(edited).toMatchObject({ name: '合作方', version: 2, hasSecret: true })
  expect(await refusalOf(as(it, entries.editEntry, { id, version: 1, ...entryDraft({}) }))).toBe('thing.stale')
  expect(await refusalOf(as(it, entries.switchEntry, { id, version: 1, isEnabled: true }))).toBe('thing.stale')
  expect(await as(it, entries.switchEntry, { id, version: 2, isEnabled: true })).toMatchObject({ isEnabled: true })

  const list = await as(it, entries.listEntries, {})
  expect(list.records.map((each) => each.id)).toEqual([id])
  expect(list.records[0]!.registrationData[0]!.address).toContain(`http://${tenant.host}/sso?userCode=`)
  const row = await database.read(tenant.id, (db) => db.selectFrom('sso.entries').selectAll().executeTakeFirstOrThrow())
  const events = await database.read(tenant.id, (db) =>
    db.selectFrom('kit.events').select(['name', 'data']).where('entity', '=', 'ssoEntry').orderBy('id').execute(),
  )
  expect(events.map(({ name }) => name)).toEqual(['ssoEntry.created', 'ssoEntry.edited', 'ssoEntry.switchedOn'])
  for (const text of [JSON.stringify(list), row.secret!.toString('latin1'), JSON.stringify(events)])
    expect(text).not.toContain(secret)
})

test('SSO entry: a removed secret, a duplicate path, and another tenant are refused', async () => {
  const [tenant, other] = [await aTenant(), await aTenant()]
  const [it, stranger] = [await createSsoAdmin(tenant), await createSsoAdmin(other)]
  const { id } = await as(it, entries.createEntry, entryDraft({ page: '/sso', secret: 'a key' }))
  expect(await refusalOf(as(it, entries.createEntry, entryDraft({ page: '/sso', secret: 'b' })))).toBe('sso.entryTaken')
  expect((await as(it, entries.createEntry, entryDraft({ page: '/sso', app: 'oa', secret: 'b' }))).app).toBe('oa')
  expect((await as(stranger, entries.createEntry, entryDraft({ page: '/sso', secret: 'b' }))).page).toBe('/sso')
  expect(
    await refusalOf(as(it, entries.editEntry, { id, version: 1, ...entryDraft({ page: '/sso', secret: '' }) })),
  ).toBe('sso.settings')
  const bare = entryDraft({ page: '/sso', secret: '', settings: { bareDigest: true } })
  expect(await as(it, entries.editEntry, { id, version: 1, ...bare })).toMatchObject({ hasSecret: false })
  expect(await refusalOf(as(stranger, entries.switchEntry, { id, version: 2, isEnabled: true }))).toBe('thing.notFound')
  expect(await refusalOf(as(stranger, entries.probeEntry, { id }))).toBe('thing.notFound')
  expect((await as(stranger, ssoSubjects.listSubjects, { entryId: id })).total).toBe(0)
})

test.each([
  ['OpenID Connect without a client ID', { adapter: 'oidc', settings: { issuer: 'https://idp.example' }, secret: 's' }],
  ['OpenID Connect without a secret', { adapter: 'oidc', settings: { issuer: 'https://idp.example', clientId: 'a' } }],
  ['OpenID Connect without an issuer', { adapter: 'oidc', settings: { clientId: 'a' }, secret: 's' }],
  [
    'a scope without openid',
    { adapter: 'oidc', settings: { issuer: 'https://idp.example', clientId: 'a', scope: 'profile' }, secret: 's' },
  ],
  [
    'an issuer without TLS',
    { adapter: 'oidc', settings: { issuer: 'http://idp.example', clientId: 'a' }, secret: 's' },
  ],
  [
    'an issuer that is the cloud’s own',
    { adapter: 'oidc', settings: { issuer: 'https://169.254.169.254', clientId: 'a' }, secret: 's' },
  ],
  ['SAML without certificates', { adapter: 'saml', settings: { issuer: 'a', address: 'https://idp.example' } }],
  ['SAML without an address', { adapter: 'saml', settings: { issuer: 'a', certificates: 'AAAA' } }],
  ['CAS without an address', { adapter: 'cas' }],
  ['a link without a key', { adapter: 'link' }],
] as const)('SSO entry: %s is refused', async (_, given) => {
  const it = await createSsoAdmin(await aTenant())
  expect(await refusalOf(as(it, entries.createEntry, entryDraft(given)))).toBe('sso.settings')
})

test('SSO entry: a probe reports its finding or the error', async () => {
  const it = await createSsoAdmin(await aTenant())
  const probe = async (address: string, page: '/sso' | '/sooLink') => {
    const { id } = await as(it, entries.createEntry, entryDraft({ page, adapter: 'cas', settings: { address } }))
    return as(it, entries.probeEntry, { id })
  }
  expect(await probe(`${cas.origin}/cas`, '/sso')).toMatchObject({ ok: true })
  const { ok, found } = await probe(`${cas.origin}/nowhere`, '/sooLink')
  expect([ok, found]).toEqual([false, expect.stringContaining('404')])
})

test('SSO entry: mappings are unique, found and removed; everybody sees only their own', async () => {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const [ann, ben] = [await aPerson(tenant, { name: '林知远' }), await aPerson(tenant)]
  const entry = await createEnabledEntry(it, { name: '集团门户', secret: 'a key' })
  const draft = { entryId: entry.id, subject: 'E-7', userCode: ann.userCode }
  const added = await as(it, ssoSubjects.addSubject, draft)
  expect(added).toMatchObject({ subject: 'E-7', userCode: ann.userCode, userName: '林知远' })
  expect(await refusalOf(as(it, ssoSubjects.addSubject, draft))).toBe('sso.subjectTaken')
  expect(await refusalOf(as(it, ssoSubjects.addSubject, { ...draft, userCode: 'nobody' }))).toBe('sso.noAccount')
  const found = (keyword: string) =>
    as(it, ssoSubjects.listSubjects, { entryId: entry.id, keyword }).then(({ total }) => total)
  expect([await found('E-7'), await found('林知'), await found('%')]).toEqual([1, 1, 0])

  expect(await as(ann, getByAccount, { account: ann.userCode })).toEqual([
    { account: ann.userCode, userCode: ann.userCode, entryName: '集团门户', extAccount: 'E-7' },
  ])
  for (const account of [ann.userCode, ben.userCode, 'nobody'])
    expect(await refusalOf(as(ben, getByAccount, { account }))).toBe('sso.noMapping')

  await as(it, ssoSubjects.removeSubject, { id: added.id })
  expect(await refusalOf(as(it, ssoSubjects.removeSubject, { id: added.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(ann, getByAccount, { account: ann.userCode }))).toBe('sso.noMapping')
})
