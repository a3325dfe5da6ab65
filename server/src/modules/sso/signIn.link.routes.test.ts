import { expect, test } from 'vitest'
import { switchEntry } from '#contract/sso/ssoEntries.ts'
import { authLoginKey } from '#contract/sso/sso.ts'
import { aPerson, as, moveClock, refusalOf } from '#test/app.ts'
import { signIn } from '#test/sso.ts'
import { outcomesOfFifty, accepted, aLink, withLinks } from '#test/sso/links.ts'

test('SSO sign-on: a signed link opens one session, even with fifty concurrent uses', async () => {
  const { tenant, ann } = await withLinks()
  const search = aLink(tenant, ann.userCode)
  const { type, data, path } = await signIn(tenant, { page: '/sso', search, path: '/orderDetail?id=7' })
  expect([type, path]).toEqual(['1', '/orderDetail?id=7'])
  expect(accepted(await outcomesOfFifty(() => as(tenant, authLoginKey, { key: data })))).toBe(1)

  const outcomes = await outcomesOfFifty(() => signIn(tenant, { page: '/sso', search }))
  expect(outcomes).toEqual(Array.from({ length: 50 }, () => 'sso.used'))
  const fresh = aLink(tenant, ann.userCode, { seconds: -1 })
  expect(accepted(await outcomesOfFifty(() => signIn(tenant, { page: '/sso', search: fresh })))).toBe(1)
})

test('SSO sign-on: links of other tenants, unknown people, disabled and missing entries are refused', async () => {
  const { tenant, it, ann, entry } = await withLinks()
  const other = await withLinks()
  const at = (search: string, page: '/sso' | '/sooLink' = '/sso') => refusalOf(signIn(tenant, { page, search }))
  expect(await at(aLink(other.tenant, ann.userCode))).toBe('tenant.mismatch')
  expect(await at(aLink(tenant, 'nobody'))).toBe('sso.noMapping')
  expect(await at(aLink(tenant, ann.userCode, { key: 'another' }))).toBe('sso.signature')
  expect(await at(aLink(tenant, ann.userCode, { seconds: -301 }))).toBe('sso.expired')
  expect(await at('')).toBe('sso.failed')
  expect(await at(aLink(tenant, ann.userCode), '/sooLink')).toBe('sso.notSetUp')
  await as(it, switchEntry, { id: entry.id, version: entry.version, isEnabled: false })
  expect(await at(aLink(tenant, ann.userCode))).toBe('sso.notSetUp')
  expect(await refusalOf(signIn(other.tenant, { page: '/sso', search: aLink(tenant, ann.userCode) }))).toBe(
    'tenant.mismatch',
  )
})

test('SSO sign-on: an expired sign-on is refused', async () => {
  const { tenant } = await withLinks()
  const ann = await aPerson(tenant)
  const search = aLink(tenant, ann.userCode)
  moveClock(301_000)
  try {
    expect(await refusalOf(signIn(tenant, { page: '/sso', search }))).toBe('sso.expired')
  } finally {
    moveClock(-301_000)
  }
})
