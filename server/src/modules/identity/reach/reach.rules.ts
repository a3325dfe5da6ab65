import type { Actor } from '#kit/actor.ts'
import { type Grant, isInReach, isWithin, nowhere, reachOf, reachOfGrant } from '#kit/reach.rules.ts'
import type { Permission } from '#contract/permissions.ts'
import { limitedBy } from '#contract/reaches.ts'

/** Scope of a role as it is given. */
export const asGiven = { reach: 'default', deptIds: [] } as const

/**
 * Permissions by which the actor sees less than they show as they are given; none for an actor who may grant everything
 * (`role.grant`).
 */
export const narrowedOf = (actor: Actor, permissions: readonly string[]): string[] =>
  actor.permissions.has('role.grant')
    ? []
    : limitedBy(permissions).filter(
        (code) =>
          actor.reaches?.has(code) &&
          !isWithin(reachOfGrant(code, asGiven, actor.deptId), reachOf(actor, code as Permission)),
      )

interface Granted extends Grant {
  readonly deptId: string
  /** Paths of the departments that it names, by their ids. */
  readonly paths: ReadonlyMap<string, readonly string[]>
}

/**
 * Permissions of a grant that would show more than the actor sees by them; none for an actor who may grant permissions
 * that they do not hold (`role.grant`).
 */
export function beyondReachOf(actor: Actor, { permissions, paths, deptId, ...grant }: Granted): string[] {
  if (actor.permissions.has('role.grant')) return []
  // A role as it is given shows what its permissions say; only a narrower scope of one's own forbids it.
  const compared = grant.reach === 'default' ? narrowedOf(actor, permissions) : permissions
  return compared.filter((code) => {
    const own = reachOf(actor, code as Permission)
    const { isAll, trees, depts } = reachOfGrant(code, grant, deptId)
    if (own.isAll) return false
    const isBelow = (id: string) => isInReach({ ...nowhere, trees: own.trees }, paths.get(id) ?? [])
    return isAll || !trees.every(isBelow) || !depts.every((id) => isBelow(id) || own.depts.includes(id))
  })
}
