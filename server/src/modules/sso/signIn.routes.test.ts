import { expect, test } from 'vitest'
import { editEntry } from '#contract/sso/ssoEntries.ts'
import { addSubject } from '#contract/sso/ssoSubjects.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { startCas } from '#test/sso/casLogin.ts'
import { signIn, entryDraft, accountOfKey } from '#test/sso.ts'
import { outcomesOfFifty, accepted, aLink, withLinks } from '#test/sso/links.ts'

const { cas, withCas, there } = await startCas()

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '%2F%2Fevil.example',
  '/\t/evil.example',
])('SSO sign-on: no redirect to %j afterwards', async (path) => {
  const { tenant, ann } = await withLinks()
  const other = await withCas()
  expect((await signIn(tenant, { page: '/sso', search: aLink(tenant, ann.userCode), path })).path).toBe('')
  expect((await signIn(other.tenant, { page: '/hxssoLogin', path })).path).toBe('')
})

test('SSO sign-on: by CAS: redirect, return, session; the path is preserved', async () => {
  const { tenant } = await withCas()
  const ann = await aPerson(tenant, { name: '叶知秋' })
  cas.person = { user: ann.userCode, attributes: {} }
  const { begun, search } = await there(tenant, { path: '/mall?x=1' })
  expect(begun.type).toBe('2')
  const { type, data, path } = await signIn(tenant, { page: '/hxssoLogin', search, secret: begun.secret })
  expect([type, path]).toEqual(['1', '/mall?x=1'])
  expect(await accountOfKey(tenant, data)).toBe('叶知秋')
})

test('SSO sign-on: login CSRF: only the browser that started can finish, on the same page, once', async () => {
  const { tenant } = await withCas()
  const ann = await aPerson(tenant)
  cas.person = { user: ann.userCode, attributes: {} }
  const finish = (search: string, secret: string | undefined, page: '/hxssoLogin' | '/sso' = '/hxssoLogin') =>
    signIn(tenant, { page, search, ...(secret === undefined ? {} : { secret }) })

  const one = await there(tenant)
  const other = await there(tenant)
  expect(await refusalOf(finish(one.search, other.begun.secret))).toBe('sso.stateGone')
  expect(await refusalOf(finish(one.search, one.begun.secret))).toBe('sso.stateGone')
  expect(await refusalOf(finish(other.search, undefined))).toBe('sso.stateGone')
  const third = await there(tenant)
  expect(await refusalOf(finish(third.search, third.begun.secret, '/sso'))).toBe('sso.stateGone')
  expect(await refusalOf(finish('ticket=ST-1', undefined))).toBe('sso.stateGone')
  expect(await refusalOf(finish('ticket=ST-1&state=made-up', 'x'.repeat(30)))).toBe('sso.stateGone')
  expect(await refusalOf(finish('ticket=ST-1&state=a&state=b', 'x'.repeat(30)))).toBe('sso.stateGone')

  const last = await there(tenant)
  expect(accepted(await outcomesOfFifty(() => finish(last.search, last.begun.secret)))).toBe(1)
})

test('SSO sign-on: bound to its tenant and to the settings at its start', async () => {
  const [ours, theirs] = [await withCas(), await withCas()]
  const ann = await aPerson(ours.tenant)
  cas.person = { user: ann.userCode, attributes: {} }
  const one = await there(ours.tenant)
  expect(
    await refusalOf(signIn(theirs.tenant, { page: '/hxssoLogin', search: one.search, secret: one.begun.secret })),
  ).toBe('sso.stateGone')

  const other = await there(ours.tenant)
  const { entry } = ours
  const draft = entryDraft({ page: '/hxssoLogin', adapter: 'cas', settings: { address: `${cas.origin}/cas` } })
  await as(ours.it, editEntry, { id: entry.id, version: entry.version, ...draft })
  expect(
    await refusalOf(signIn(ours.tenant, { page: '/hxssoLogin', search: other.search, secret: other.begun.secret })),
  ).toBe('sso.stateGone')
})

test('SSO sign-on: issuer and subject together select mapped accounts; several are offered', async () => {
  const { tenant, it, entry } = await withCas({ accountBy: 'mapping', claim: 'employee' })
  const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
  cas.person = { user: 'somebody', attributes: { employee: 'E-7' } }
  const come = async () => {
    const { begun, search } = await there(tenant)
    return signIn(tenant, { page: '/hxssoLogin', search, secret: begun.secret })
  }
  expect(await refusalOf(come())).toBe('sso.noMapping')
  await as(it, addSubject, { entryId: entry.id, subject: 'E-7', userCode: ann.userCode })
  expect(await accountOfKey(tenant, (await come()).data)).toBe(ann.userName)
  await as(it, addSubject, { entryId: entry.id, subject: 'E-7', userCode: ben.userCode })
  expect(await refusalOf(accountOfKey(tenant, (await come()).data))).toBe('login.several')

  const moved = entryDraft({
    page: '/hxssoLogin',
    adapter: 'cas',
    accountBy: 'mapping',
    claim: 'employee',
    settings: { address: `${cas.origin}/cas/` },
  })
  await as(it, editEntry, { id: entry.id, version: entry.version, ...moved })
  expect(await refusalOf(come())).toBe('sso.noMapping')
})

test('SSO sign-on: an entry is bound to its entrance', async () => {
  const { tenant } = await withCas({ entrance: 'operator' })
  const ann = await aPerson(tenant)
  cas.person = { user: ann.userCode, attributes: {} }
  const { begun, search } = await there(tenant)
  const { data } = await signIn(tenant, { page: '/hxssoLogin', search, secret: begun.secret })
  expect(await refusalOf(accountOfKey(tenant, data))).toBe('login.wrongEntrance')
})
