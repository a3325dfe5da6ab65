import type { TenantFounding } from '#contract/platform/tenants.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import { storedAs } from '#contract/kit/settings.ts'
import { Nothing } from '#contract/kit/schema.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { type Database, noTenant, type Tx } from '#kit/database/database.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { publish } from '#kit/events/events.ts'
import { addJob, type Job, job } from '#kit/jobs/jobs.ts'
import {
  createDepartment,
  createPerson,
  createRole,
  createUser,
  type NewRole,
  noPassword,
} from '#modules/identity/index.ts'
import { insertTenant, storeSettings, type TenantKind } from '#modules/tenancy/index.ts'
import { asTenant } from '../asTenant.ts'
import { writeInvitation } from '../invitation/administratorInvitation.service.ts'
import { invitationJob } from '../invitation/invitationMail.job.ts'
import type { PlatformOptions } from '../platformOptions.ts'
import { administratorRole, platformRole, sandboxRoles, starterRoles } from './starterRoles.ts'
import { hostsIn } from './tenant.rules.ts'

/** Name and payload of the job that fills a tenant with data to try it out. */
const demoJob = { name: 'platform.fillDemo', payload: Nothing, maxAttempts: 3 } as const
export const fillDemoJob = (fillDemo: PlatformOptions['fillDemo']): Job<typeof Nothing> =>
  job({ ...demoJob, steps: ({ database, tenantId }) => fillDemo(database, tenantId) })

export interface FoundedTenant {
  readonly id: string
  readonly hosts: readonly string[]
  /** Token of the administrator's invitation. */
  readonly token: string
}

interface FoundingPlan {
  readonly kind: TenantKind
  /** Customer whose sandbox it is. */
  readonly parentId?: string
  /** Precedes the founding in its transaction, such as the end of a sandbox that it replaces. */
  readonly before?: (tx: Tx) => Promise<void>
  readonly roles: readonly NewRole[]
  /** Role of the first administrator. */
  readonly roleCode: string
}
const customer: FoundingPlan = { kind: 'customer', roles: starterRoles, roleCode: administratorRole }
const sandbox = { kind: 'sandbox', roles: sandboxRoles, roleCode: administratorRole } as const
const ownTenant: FoundingPlan = { kind: 'platform', roles: [platformRole], roleCode: platformRole.code }

/** Founds the platform's own tenant, with its first operator. */
export const foundPlatform = (database: Database, actor: Pick<Actor, 'now'>, input: TenantFounding) =>
  found(database, actor, { ...input, withDemo: false }, ownTenant)

/**
 * Founds a tenant in one transaction, so it is there as a whole or not at all: hosts, terms, root department, roles and
 * the first administrator, who is invited. Refuses with `tenant.codeTaken` and `tenant.hostTaken`.
 */
export const foundTenant = (database: Database, actor: Pick<Actor, 'now'>, input: TenantFounding) =>
  found(database, actor, input, customer)

/** Founds the sandbox of a customer; what `before` does holds only if the sandbox is there. */
export const foundSandbox = (
  database: Database,
  actor: Pick<Actor, 'now'>,
  input: TenantFounding,
  of: Required<Pick<FoundingPlan, 'parentId' | 'before'>>,
) => found(database, actor, input, { ...sandbox, ...of })

async function found(
  database: Database,
  { now }: Pick<Actor, 'now'>,
  input: TenantFounding,
  { kind, roles, roleCode, parentId, before }: FoundingPlan,
): Promise<FoundedTenant> {
  const hosts = hostsIn(input.hosts)
  const id = await database.write(noTenant, nextId)
  const token = await asTenant(database, id, async (tx) => {
    await before?.(tx)
    await insertTenant(tx, {
      id,
      kind,
      parent_id: parentId ?? null,
      hosts,
      code: input.code,
      name: input.name,
      package: input.package,
      expires_on: input.expiresOn === '' ? null : input.expiresOn,
      account_limit: input.accountLimit,
      supplier_limit: input.supplierLimit,
      storage_limit_mb: input.storageLimitMb,
      contact: input.contact,
    })
    const switches = Object.fromEntries(input.switches.map((code) => [code, storedAs(true)]))
    await storeSettings(tx, { shortName: firstCharacters(input.name, 20), ...switches })
    const root = await createDepartment(tx, { code: '001', name: input.name })
    const roleIds = new Map<string, string>()
    for (const role of roles) roleIds.set(role.code, await createRole(tx, role))
    const { adminCode: code, adminName: name, adminEmail: email, adminMobile: mobile } = input
    const personId = await createPerson(tx, { mobile, email, passwordHash: await noPassword })
    const of = { code, name, personId, entrance: 'operator', deptId: root.id } as const
    const userId = await createUser(tx, { ...of, roleIds: [roleIds.get(roleCode)!] })
    const added = { name: 'account.added', id: userId, to: 'active', data: { userCode: code, userName: name } } as const
    await publish(tx, systemActor(id, '', now), added)
    await addJob(tx, invitationJob, { userId })
    if (input.withDemo) await addJob(tx, demoJob, {})
    return writeInvitation(tx, { userId, personId, now })
  })
  return { id, hosts, token }
}
