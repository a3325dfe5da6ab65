import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type Reader, type Scope, topOf } from './scope.rules.ts'
import { findDepartment } from './scope.store.ts'

/** Scope of a call: the chosen department, or all that the actor may see. Another department is not found. */
export async function scopeOf(db: Db, actor: Reader, deptId: string | undefined): Promise<Scope> {
  const top = topOf(actor)
  const wanted = deptId ?? top
  if (wanted === null) return { id: '0', name: '' }
  const found = await findDepartment(db, wanted, top)
  return found ? { id: found.id, name: found.name } : refuse('thing.notFound')
}
