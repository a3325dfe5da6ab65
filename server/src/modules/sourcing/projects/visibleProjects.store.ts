import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { isAmong, type Running, runningOrOverseenOf } from './running.store.ts'

/** Searched text of a project, equal to the index expression. */
export const projectWords = sql.raw("(p.title || ' ' || p.project_no || ' ' || p.dept_name)")

/** Published projects visible to the actor besides open ones. */
type Visibility =
  | { readonly also: 'invited'; readonly supplierId: string }
  | { readonly also: 'running'; readonly running: Running }
  | { readonly also: 'appointed'; readonly userId: string }
  | { readonly also: 'nothing' }

/**
 * Suppliers also see projects to which they are invited, buyers and operators those that they run or oversee, agencies
 * those to which they are appointed.
 */
export function visibilityOf(actor: Actor): Visibility {
  const { supplierId } = actor
  if (supplierId !== null) return { also: 'invited', supplierId }
  if (actor.entrance === 'agency' && actor.permissions.has('project.manage'))
    return { also: 'appointed', userId: actor.userId }
  const running = runningOrOverseenOf(actor)
  return running ? { also: 'running', running } : { also: 'nothing' }
}

/** SQL condition: published project `p` is visible to the actor. */
export function visibleProjects(actor: Actor): RawBuilder<boolean> {
  const visibility = visibilityOf(actor)
  const isOpen = sql<boolean>`p.scope = 'open'`
  switch (visibility.also) {
    case 'invited':
      return sql`(${isOpen} or exists (select from sourcing.invitations i
        where i.tenant_id = p.tenant_id and i.project_id = p.id and i.supplier_id = ${visibility.supplierId}))`
    case 'running':
      return visibility.running.isAll ? sql`true` : sql`(${isOpen} or ${isAmong(visibility.running)})`
    case 'appointed':
      return sql`(${isOpen} or p.agent_ids @> array[${visibility.userId}::bigint])`
    case 'nothing':
      return isOpen
  }
}
