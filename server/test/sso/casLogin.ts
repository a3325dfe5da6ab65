import { afterAll } from 'vitest'
import { aTenant, type TestTenant } from '#test/app.ts'
import { aCas } from '#test/idp/cas.ts'
import { followTo } from '#test/idp/oidc.ts'
import { createEnabledEntry, createSsoAdmin, signIn } from '#test/sso.ts'

/** A CAS server for the tests of one file, and tenants that log in by it. */
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

  /** Follows the redirects of a browser: to the CAS server, and back with its ticket. */
  async function followToCas(tenant: TestTenant, requested: Parameters<typeof signIn>[1] = {}) {
    const started = await signIn(tenant, { page: '/hxssoLogin', ...requested })
    const returned = await followTo(started.data, (url) => url.hostname === tenant.host)
    return { begun: started, back: returned, search: returned.search.slice(1) }
  }

  return { cas, withCas, there: followToCas }
}
