import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { overseesProjects } from '../projects/project.rules.ts'

/** What a keyword is looked for in, as the index has it. */
export const projectWords = sql.raw("(p.title || ' ' || p.project_no || ' ' || p.dept_name)")

/** Which published projects somebody may see, beside those that are open to everybody. */
type Visibility =
  | { readonly also: 'invited'; readonly supplierId: string }
  | { readonly also: 'ofDepartment'; readonly deptId: string }
  | { readonly also: 'all' | 'nothing' }

/** A supplier also sees those to which it is invited; a buyer those of their department and of those below it. */
export function visibilityOf(actor: Actor): Visibility {
  const { supplierId, deptId } = actor
  if (supplierId !== null) return { also: 'invited', supplierId }
  if (overseesProjects(actor)) return { also: 'all' }
  const isBuyer = actor.entrance === 'purchaser' && actor.permissions.has('project.manage')
  return isBuyer ? { also: 'ofDepartment', deptId } : { also: 'nothing' }
}

/** The condition of a published project `p` that the actor may see it. */
export function visibleProjects(actor: Actor): RawBuilder<boolean> {
  const visibility = visibilityOf(actor)
  const isOpen = sql<boolean>`p.scope = 'open'`
  switch (visibility.also) {
    case 'invited':
      return sql`(${isOpen} or exists (select from sourcing.invitations i
        where i.tenant_id = p.tenant_id and i.project_id = p.id and i.supplier_id = ${visibility.supplierId}))`
    case 'ofDepartment':
      return sql`(${isOpen} or p.dept_path @> array[${visibility.deptId}::bigint])`
    case 'all':
      return sql`true`
    case 'nothing':
      return isOpen
  }
}
