import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { reachesOf } from '#kit/reach.rules.ts'
import { isOver } from '../accounts/account.rules.ts'
import { findPerson } from '../user.store.ts'
import { permissionsOf } from './session.rules.ts'

/**
 * Account as actor of a request without its session, with the rights that it has at this moment; undefined if it cannot
 * be used. Only for what a secret of its owner permits, such as the link of a letter.
 */
export async function accountActor(
  db: Db,
  request: Actor,
  userId: string,
  { restrictedOf }: Pick<QueryPorts, 'restrictedOf'>,
): Promise<Actor | undefined> {
  const [row] = await findPerson(db, { userId })
  if (!row || row.disabled || isOver(row.expires_at, request.now) || row.must_change) return undefined
  const given = permissionsOf(row)
  const withheld = (await restrictedOf(db, row.person_id, request.now)).permissions
  return {
    ...request,
    userId: row.id,
    personId: row.person_id,
    sessionId: '0',
    userCode: row.code,
    userName: row.name,
    entrance: row.entrance,
    deptId: row.dept_id,
    deptPath: row.dept_path,
    deptName: row.dept_name,
    ...(row.grants ? { reaches: reachesOf(row.dept_id, row.grants) } : {}),
    supplierId: row.supplier_id,
    permissions: given.difference(withheld),
    restricted: given.intersection(withheld),
    hasInitialPassword: false,
    isTrial: row.is_trial,
  }
}
