import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { overseesProjects } from '../projects/project.rules.ts'

/** What a keyword is looked for in, as the index has it. */
export const projectWords = sql.raw("(p.title || ' ' || p.project_no || ' ' || p.dept_name)")

/**
 * Which published projects `p` somebody may see: those for everybody; a supplier those to which it is invited; a buyer
 * those of their department and of those below it; who oversees projects, all.
 */
export function visibleProjects(actor: Actor): RawBuilder<boolean> {
  const isOpen = sql<boolean>`p.scope = 'open'`
  if (actor.supplierId !== null)
    return sql`(${isOpen} or exists (select from sourcing.invitations i
      where i.tenant_id = p.tenant_id and i.project_id = p.id and i.supplier_id = ${actor.supplierId}))`
  if (overseesProjects(actor)) return sql`true`
  if (actor.entrance === 'purchaser' && actor.permissions.has('project.manage'))
    return sql`(${isOpen} or p.dept_path @> array[${actor.deptId}::bigint])`
  return isOpen
}
