import type { Permission } from '#contract/permissions.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { reachesOf } from '#kit/reach.rules.ts'
import { findTenantById } from '#modules/tenancy/index.ts'
import { findPerson } from '../user.store.ts'
import { withheldFrom } from './package.rules.ts'

/** What a service account may read, as the actor that its keys are; undefined if it is not open. */
export async function serviceActor(
  db: Db,
  tenantId: string,
  { userId, permissions }: { readonly userId: string; readonly permissions: readonly Permission[] },
): Promise<Actor | undefined> {
  const person = await findPerson.first(db, { userId })
  const tenant = await findTenantById.first(db, { id: tenantId })
  if (!person || person.disabled || !tenant) return undefined
  return {
    ...systemActor(tenantId),
    userId,
    personId: person.person_id,
    userCode: person.code,
    userName: person.name,
    entrance: person.entrance,
    deptId: person.dept_id,
    deptPath: person.dept_path,
    deptName: person.dept_name,
    ...(person.grants ? { reaches: reachesOf(person.dept_id, person.grants) } : {}),
    permissions: new Set(permissions).difference(withheldFrom(tenant)),
  }
}
