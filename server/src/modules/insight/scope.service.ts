import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type Reader, readsOf, type Scope } from './scope.rules.ts'
import { findDepartment, highestDepartment } from './scope.store.ts'

/** Scope of a call: the chosen department, or all that the actor may see of one; undefined if it is out of reach. */
export async function findScope(db: Db, actor: Reader, deptId: string | undefined): Promise<Scope | undefined> {
  const reach = readsOf(actor)
  if (deptId === undefined && reach.isAll) return { id: '0', name: '' }
  const found =
    deptId === undefined ? await highestDepartment(db, actor.deptId, reach) : await findDepartment(db, deptId, reach)
  return found && { id: found.id, name: found.name }
}

/** Scope of a call. Another department is not found. */
export const scopeOf = async (db: Db, actor: Reader, deptId: string | undefined): Promise<Scope> =>
  (await findScope(db, actor, deptId)) ?? refuse(deptId === undefined ? 'insight.outOfReach' : 'thing.notFound')
