import { foundTenant, type PlatformTenant, type TenantFounding } from '#contract/platform/tenants.ts'
import { acceptInvitation, readInvitation } from '#contract/platform/invitations.ts'
import type { Permission } from '#contract/permissions.ts'
import {
  aPerson,
  as,
  aTenant,
  database,
  type Person,
  type PersonOptions,
  refusalOf,
  server,
  type TestTenant,
} from '#test/app.ts'
import { openSessionFor } from '#modules/identity/index.ts'
import { findTenantByHost } from '#modules/tenancy/tenant.store.ts'
import { encryptPassword } from '#test/login.ts'
import { randomId } from '#test/ids.ts'

const all: Permission[] = ['platform.read', 'platform.manage', 'platform.delete']

/** A tenant of kind `platform`. */
export async function aPlatform(): Promise<TestTenant> {
  const tenant = await aTenant()
  await database.write('0', (tx) =>
    tx.updateTable('tenancy.tenants').set({ kind: 'platform' }).where('id', '=', tenant.id).execute(),
  )
  return tenant
}

export const anOperator = (platform: TestTenant, options: PersonOptions = {}) =>
  aPerson(platform, { entrance: 'operator', permissions: all, ...options })

export const password = 'Beichuan@2026x'

export function founding(change: Partial<TenantFounding> = {}): TenantFounding {
  const code = `f${randomId()}`
  return {
    code,
    name: `北川能源${code}`,
    hosts: `${code}.localhost`,
    package: 'full',
    expiresOn: '',
    accountLimit: null,
    supplierLimit: null,
    storageLimitMb: null,
    contact: '请致电 400-000-0000',
    switches: ['supplierEnable'],
    adminName: '卢北辰',
    adminCode: `a${code}`,
    adminEmail: `${code}@example.com`,
    adminMobile: '',
    withDemo: false,
    ...change,
  }
}

export const tokenOf = ({ link }: { readonly link: string }) => new URL(link).searchParams.get('token')!

export async function accept(host: string, token: string) {
  const { userCode } = await as({ host }, readInvitation, { token })
  const { passwd, key } = await encryptPassword(host, password)
  // Operators set up a second factor before their first session: a step of the login, which is tested there.
  const refused = await refusalOf(as({ host }, acceptInvitation, { token, newPassWD: passwd, key }))
  if (refused !== 'login.factorMissing') throw new Error(refused)
  return signIn(host, userCode)
}

async function signIn(host: string, userCode: string): Promise<{ host: string; token: string }> {
  const [tenant] = await database.read('0', (db) => findTenantByHost(db, { host }))
  const tenantId = tenant!.id
  const { userId, sessionId } = await database.write(tenantId, async (tx) => {
    const { id } = await tx
      .updateTable('identity.users')
      .set({ last_login_at: new Date() })
      .where('code', '=', userCode)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { userId: id, sessionId: await openSessionFor(tx, id) }
  })
  return { host, token: await server.authenticator.issueToken({ sessionId, userId, tenantId }) }
}

/** A founded tenant with its administrator, who has accepted the invitation. */
export async function aCustomer(operator: Person, change: Partial<TenantFounding> = {}) {
  const draft = founding(change)
  const founded = await as(operator, foundTenant, draft)
  return { ...founded, draft, host: draft.hosts, administrator: await accept(draft.hosts, tokenOf(founded)) }
}

export const termsOf = ({ id, version, ...tenant }: PlatformTenant) => ({
  id,
  version,
  name: tenant.name,
  hosts: tenant.hosts,
  package: tenant.package,
  expiresOn: tenant.expiresOn,
  accountLimit: tenant.accountLimit,
  supplierLimit: tenant.supplierLimit,
  storageLimitMb: tenant.storageLimitMb,
  contact: tenant.contact,
})
