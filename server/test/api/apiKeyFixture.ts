import { createApiKey, type ApiKeyDraft } from '#contract/api/keys.ts'
import { addServiceAccount } from '#contract/api/serviceAccounts.ts'
import { neverByKey } from '#contract/api/scopes.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, as, clock, type Person, type TestTenant } from '#test/app.ts'

/** Permissions that a key can have. */
export const grantableToKeys = (Object.keys(permissions) as Permission[]).filter((code) => !neverByKey.has(code))

/** An operator who manages keys, with these permissions to give. */
export const aKeyManager = (tenant: TestTenant, held: readonly Permission[] = []) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['apiKey.manage', ...held] })

interface KeyOptions extends Partial<ApiKeyDraft> {
  /** Entrance of the account. */
  readonly entrance?: 'purchaser' | 'operator'
  /** Department of the account; default: the root. */
  readonly deptId?: string
}

/** A service account with one key: what it calls with, and its ids. */
export async function aKey(
  tenant: TestTenant,
  manager: Person,
  scopes: readonly Permission[],
  { entrance = 'operator', deptId = tenant.root.id, ...draft }: KeyOptions = {},
) {
  const code = `svc-${Math.random().toString(36).slice(2, 10)}`
  const account = await as(manager, addServiceAccount, {
    name: `系统 ${code}`,
    code,
    entrance,
    deptId,
    permissions: [...scopes],
    purpose: '',
  })
  const { id, key } = await as(manager, createApiKey, {
    accountId: account.id,
    name: `密钥 ${code}`,
    scopes: [...scopes],
    networks: [],
    expiresOn: dayAfter(dayOf(clock()), 30),
    callsPerMinute: 6000,
    ...draft,
  })
  return { id, key, account, caller: { host: tenant.host, token: key } }
}
