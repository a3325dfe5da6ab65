import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { reachesOf } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'
import type { TenantRow } from '#modules/tenancy/index.ts'
import { withheldFrom } from '../sessions/package.rules.ts'
import { permissionsOf } from '../sessions/session.rules.ts'
import type { SessionRow } from '../sessions/session.store.ts'
import { findPerson } from '../user.store.ts'
import { viewedPermissions } from './impersonation.rules.ts'

/** Operator behind a session, with what they may do at this moment. */
export interface Viewer extends Pick<Actor, 'deptId' | 'reaches'> {
  readonly viewedBy: NonNullable<Actor['viewedBy']>
  readonly permissions: ReadonlySet<Permission>
}

interface Asked {
  readonly tenant: Pick<TenantRow, 'kind' | 'package'>
  readonly ports: Pick<QueryPorts, 'restrictedOf'>
  readonly now: Date
}

/**
 * Operator who views by this session; undefined for sessions of people themselves. Refuses the session of somebody who
 * may not view any more.
 */
export async function viewerOf(
  db: Db,
  { by_user_id: userId, by_session_id: sessionId, ends_at: until }: SessionRow,
  { tenant, ports, now }: Asked,
): Promise<Viewer | undefined> {
  if (userId === null || sessionId === null || until === null) return undefined
  const row = (await findPerson(db, { userId }))[0] ?? refuse('session.none')
  const withheld = (await ports.restrictedOf(db, row.person_id, now)).permissions
  const permissions = permissionsOf(row).difference(withheldFrom(tenant)).difference(withheld)
  if (!permissions.has('person.impersonate')) return refuse('session.none')
  return {
    viewedBy: { userId, personId: row.person_id, userName: row.name, sessionId, until },
    permissions,
    deptId: row.dept_id,
    ...(row.grants ? { reaches: reachesOf(row.dept_id, row.grants) } : {}),
  }
}

/** A person as a viewer sees them: without permissions that are never viewed. */
export const viewed = <
  P extends Pick<Actor, 'entrance' | 'permissions' | 'restricted' | 'viewedBy' | 'deptId' | 'reaches'>,
>(
  person: P,
  viewer: Viewer | undefined,
): P => (viewer ? { ...person, permissions: viewedPermissions(viewer, person), viewedBy: viewer.viewedBy } : person)
