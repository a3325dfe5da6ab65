import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Lang } from '#contract/refusals.ts'

/**
 * Actor: who calls, for which tenant and department, with which permissions, when. Created once, by the authenticator.
 */
export interface Actor {
  readonly tenantId: string
  /** '0' for a visitor. */
  readonly userId: string
  /** Whose account it is; somebody may have several. */
  readonly personId: string
  readonly sessionId: string
  readonly userCode: string
  readonly userName: string
  readonly entrance: Entrance | 'visitor' | 'system'
  readonly deptId: string
  /** From the root to the department, itself included. */
  readonly deptPath: readonly string[]
  readonly deptName: string
  /** The supplier that a supplier's person acts for. */
  readonly supplierId: string | null
  readonly permissions: ReadonlySet<Permission>
  /** What their roles give them and operators keep from them for a time: `permissions` has none of it. */
  readonly restricted: ReadonlySet<Permission>
  /** Has a password that somebody else gave them, and has to replace it before anything else. */
  readonly hasInitialPassword: boolean
  /** An account that a stranger opened: the tenant vouches for it nowhere. */
  readonly isTrial: boolean
  readonly now: Date
  readonly lang: Lang
  readonly ip: string
  /** The host name that was called, and what the caller's browser calls itself. */
  readonly host: string
  readonly agent: string
  readonly traceId: string
}

/** The product itself: timeouts, imports, listeners. */
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
