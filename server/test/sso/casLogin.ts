import { afterAll } from 'vitest'
import { aTenant, type TestTenant } from '#test/app.ts'
import { aCas } from '#test/idp/cas.ts'
import { followTo } from '#test/idp/oidc.ts'
import { createEnabledEntry, createSsoAdmin, signIn } from '#test/sso.ts'

/** A CAS server that runs as long as the tests of a file, and tenants that log in by it. */
export async function startCas() {
  const cas = await aCas()
  afterAll(() => cas.close())

  async function withCas(given = {}) {
    const tenant = await aTenant()
    const it = await createSsoAdmin(tenant)
    const settings = { address: `${cas.origin}/cas` }
    const entry = await createEnabledEntry(it, { page: '/hxssoLogin', adapter: 'cas', settings, ...given })
    return { tenant, it, entry }
  }

  /** As a browser goes: begins, follows to the other side, and comes back with what it was given. */
  async function there(tenant: TestTenant, requested: Parameters<typeof signIn>[1] = {}) {
    const begun = await signIn(tenant, { page: '/hxssoLogin', ...requested })
    const back = await followTo(begun.data, (url) => url.hostname === tenant.host)
    return { begun, back, search: back.search.slice(1) }
  }

  return { cas, withCas, there }
}
