import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import { isWithin, reachOf } from '#kit/reach.rules.ts'
import { administrative } from '../accounts/managedAccount.rules.ts'

/** Accounts as which somebody may be viewed; others belong to other parties, or see what is secret until a time. */
const viewable: readonly Entrance[] = ['purchaser', 'operator']
export const isViewable = (entrance: Entrance): boolean => viewable.includes(entrance)

/** Permissions that give power over access, over those who watch it, over money, or over encrypted quotes. */
const neverViewed: readonly Permission[] = [
  ...administrative,
  'access.review',
  'apiKey.manage',
  'log.read',
  'menu.manage',
  'payment.read',
  'person.impersonate',
  'platform.delete',
  'platform.manage',
  'platform.read',
  'scim.provision',
  'seal.open',
  'signal.handle',
  'signal.read',
  'system.audit',
  'tenant.export',
  'tenant.setUp',
  'webhook.manage',
]

const isNeverViewed = (code: string): boolean => neverViewed.some((each) => each === code)

interface Viewed {
  readonly entrance: Actor['entrance']
  /** Permissions of the account. */
  readonly permissions: ReadonlySet<Permission>
  /** Permissions of all accounts of its person. */
  readonly held: readonly string[]
}

/**
 * Never upward: nobody with power, and no operator with a permission that the viewer does not hold. Buyers have
 * permissions of their own, which no operator holds.
 */
export const isUpward = (own: ReadonlySet<Permission>, { entrance, permissions, held }: Viewed): boolean =>
  held.some(isNeverViewed) || (entrance === 'operator' && !permissions.isSubsetOf(own))

type Scoped = Pick<Actor, 'permissions' | 'deptId' | 'reaches'>

/** Permissions whose data scope, which a role of either has, goes beyond that of the viewer. */
const reachingFarther = (own: Scoped, theirs: Scoped): ReadonlySet<Permission> =>
  new Set(
    [...theirs.permissions].filter(
      (each) =>
        (own.reaches?.has(each) || theirs.reaches?.has(each)) && !isWithin(reachOf(theirs, each), reachOf(own, each)),
    ),
  )

/** Of those of a buyer, whose permissions operators need not hold, the ones that a data scope of the viewer limits. */
const limitedForViewer = (own: Scoped, theirs: Scoped): ReadonlySet<Permission> =>
  new Set([...reachingFarther(own, theirs)].filter((each) => own.reaches?.has(each)))

/** What of somebody's permissions a viewer has, whatever was granted meanwhile. */
export const viewedPermissions = (
  own: Scoped,
  { entrance, ...theirs }: Scoped & Pick<Actor, 'entrance'>,
): ReadonlySet<Permission> =>
  (entrance === 'operator'
    ? theirs.permissions.intersection(own.permissions).difference(reachingFarther(own, theirs))
    : theirs.permissions.difference(limitedForViewer(own, theirs))
  ).difference(new Set(neverViewed))
