import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { overseesProjects } from '../projects/project.rules.ts'

/** Searched text of a project, equal to the index expression. */
export const projectWords = sql.raw("(p.title || ' ' || p.project_no || ' ' || p.dept_name)")

/** Published projects visible to the actor besides open ones. */
type Visibility =
  | { readonly also: 'invited'; readonly supplierId: string }
  | { readonly also: 'ofDepartment'; readonly deptId: string }
  | { readonly also: 'appointed'; readonly userId: string }
  | { readonly also: 'all' | 'nothing' }

/**
 * Suppliers also see projects to which they are invited, buyers those of their department and below, agencies those to
 * which they are appointed.
 */
export function visibilityOf(actor: Actor): Visibility {
  const { supplierId, deptId } = actor
  if (supplierId !== null) return { also: 'invited', supplierId }
  if (overseesProjects(actor)) return { also: 'all' }
  if (actor.entrance === 'agency' && actor.permissions.has('project.manage'))
    return { also: 'appointed', userId: actor.userId }
  const isBuyer = actor.entrance === 'purchaser' && actor.permissions.has('project.manage')
  return isBuyer ? { also: 'ofDepartment', deptId } : { also: 'nothing' }
}

/** SQL condition: published project `p` is visible to the actor. */
export function visibleProjects(actor: Actor): RawBuilder<boolean> {
  const visibility = visibilityOf(actor)
  const isOpen = sql<boolean>`p.scope = 'open'`
  switch (visibility.also) {
    case 'invited':
      return sql`(${isOpen} or exists (select from sourcing.invitations i
        where i.tenant_id = p.tenant_id and i.project_id = p.id and i.supplier_id = ${visibility.supplierId}))`
    case 'ofDepartment':
      return sql`(${isOpen} or p.dept_path @> array[${visibility.deptId}::bigint])`
    case 'appointed':
      return sql`(${isOpen} or p.agent_ids @> array[${visibility.userId}::bigint])`
    case 'all':
      return sql`true`
    case 'nothing':
      return isOpen
  }
}
