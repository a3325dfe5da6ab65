import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Lang } from '#contract/refusals.ts'
import type { Reaches } from './reach.rules.ts'

/**
 * Actor: the authenticated caller of a request with tenant, department, permissions and time. Created once per request,
 * by the authenticator.
 */
export interface Actor {
  readonly tenantId: string
  /** Account id; '0' for visitors. */
  readonly userId: string
  /** Person who owns the account; a person can have several accounts. */
  readonly personId: string
  readonly sessionId: string
  readonly userCode: string
  readonly userName: string
  readonly entrance: Entrance | 'visitor' | 'system'
  readonly deptId: string
  /** Department ids from the root to the actor's department, inclusive. */
  readonly deptPath: readonly string[]
  readonly deptName: string
  /** Supplier that the account acts for; null for other entrances. */
  readonly supplierId: string | null
  readonly permissions: ReadonlySet<Permission>
  /** Data scopes of the roles by permission; absent where no role has one. `reachOf` reads them. */
  readonly reaches?: Reaches
  /** Permissions that the roles grant but an operator's restriction withholds for a time; not part of `permissions`. */
  readonly restricted: ReadonlySet<Permission>
  /** Must replace an initial password before any other call; public routes see a visitor instead. */
  readonly hasInitialPassword: boolean
  /**
   * Self-registered trial account: the tenant does not vouch for it, so it cannot use outbound SSO or apply for quotas.
   */
  readonly isTrial: boolean
  /** Account that the actor stands in for, as a deputy does; events and logs have both. */
  readonly onBehalfOf?: string
  /** Operator who views as this account, and their own session: nothing is written, see `authorize`. */
  readonly viewedBy?: {
    readonly userId: string
    readonly personId: string
    readonly userName: string
    readonly sessionId: string
    readonly until: Date
  }
  /** API key that a system calls with, in place of a session. */
  readonly apiKey?: { readonly id: string; readonly name: string; readonly callsPerMinute: number }
  /** The tenant is a sandbox of the API, which pages and replies say. */
  readonly isSandbox?: boolean
  /** The tenant's term has ended: nothing can be written any more, see `authorize`. */
  readonly isReadOnly?: boolean
  readonly now: Date
  readonly lang: Lang
  readonly ip: string
  /** Host name of the request, and the `User-Agent` header of the browser. */
  readonly host: string
  readonly agent: string
  readonly traceId: string
}

/** The actor without an operator's restrictions, to find out whether a refusal is due to them. */
export const withoutRestrictions = (actor: Actor): Actor =>
  actor.restricted.size === 0
    ? actor
    : { ...actor, permissions: actor.permissions.union(actor.restricted), restricted: new Set() }

/** Who acts and for whom, as events and logs have it: an operator who views as somebody acts for them. */
export const actingOf = ({ userId, onBehalfOf, viewedBy }: Actor) =>
  viewedBy ? { actorId: viewedBy.userId, onBehalfOf: userId } : { actorId: userId, onBehalfOf: onBehalfOf ?? null }

/** Actor of the product itself, for scheduled transitions, imports and listeners. */
export const systemActor = (tenantId: string, traceId = '', now = new Date()): Actor => ({
  tenantId,
  userId: '0',
  personId: '0',
  sessionId: '0',
  userCode: 'system',
  userName: '系统',
  entrance: 'system',
  deptId: '0',
  deptPath: [],
  deptName: '',
  supplierId: null,
  permissions: new Set(),
  restricted: new Set(),
  hasInitialPassword: false,
  isTrial: false,
  now,
  lang: 'zh-CN',
  ip: '',
  host: '',
  agent: '',
  traceId,
})
