import type { Actor } from '#kit/actor.ts'
import { type Grant, isInReach, nowhere, reachOf, reachOfGrant } from '#kit/reach.rules.ts'
import type { Permission } from '#contract/permissions.ts'

interface Granted extends Grant {
  readonly deptId: string
  /** Paths of the departments that it names, by their ids. */
  readonly paths: ReadonlyMap<string, readonly string[]>
}

/**
 * Permissions of a grant that would show more than the actor sees by them. Who grants what they do not hold is not
 * asked (`role.grant`), as for permissions.
 */
export function beyondReachOf(actor: Actor, { permissions, paths, deptId, ...grant }: Granted): string[] {
  if (grant.reach === 'default' || actor.permissions.has('role.grant')) return []
  return permissions.filter((code) => {
    const own = reachOf(actor, code as Permission)
    const { isAll, trees, depts } = reachOfGrant(code, grant, deptId)
    if (own.isAll) return false
    const isBelow = (id: string) => isInReach({ ...nowhere, trees: own.trees }, paths.get(id) ?? [])
    return isAll || !trees.every(isBelow) || !depts.every((id) => isBelow(id) || own.depts.includes(id))
  })
}
