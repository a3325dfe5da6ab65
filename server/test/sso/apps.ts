import { createApp, type AppDraft } from '#contract/sso/ssoApps.ts'
import { as, aTenant, type Person, type TestTenant } from '#test/app.ts'
import { createSsoAdmin } from '#test/sso.ts'
import { signOf } from '#modules/sso/adapters/link.sign.ts'

export const key = 'the key of the mall'

export const anApp = (it: Person, given: Partial<AppDraft> = {}) =>
  as(it, createApp, {
    code: 'erp',
    name: '企业资源',
    enName: 'ERP',
    kind: 'app',
    address: 'https://erp.example/in',
    digest: 'sm3',
    bareDigest: false,
    secret: key,
    ...given,
  })

export async function aTenantWithApp(given: Partial<AppDraft> = {}) {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  return { tenant, it, app: await anApp(it, given) }
}

export function exchangeOf(tenant: TestTenant, code: string, app = 'erp', by = key) {
  const timestamp = String(Date.now())
  const sign = signOf('sm3', by, `${code}/${tenant.id}/${timestamp}`)
  return { app, code, tenantId: tenant.id, timestamp, sign }
}
