import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'

/**
 * Which published projects `p` somebody may see: those for everybody; a supplier those to which it is invited; a buyer
 * those of their department and of those below it; who oversees projects, all.
 */
export function visibleProjects(actor: Actor): RawBuilder<boolean> {
  const isOpen = sql<boolean>`p.scope = 'open'`
  if (actor.supplierId !== null)
    return sql`(${isOpen} or exists (select from sourcing.invitations i
      where i.tenant_id = p.tenant_id and i.project_id = p.id and i.supplier_id = ${actor.supplierId}))`
  if (actor.entrance === 'operator' && actor.permissions.has('project.oversee')) return sql`true`
  if (actor.entrance === 'purchaser') return sql`(${isOpen} or p.dept_path @> array[${actor.deptId}::bigint])`
  return isOpen
}
