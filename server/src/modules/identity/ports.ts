import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { Asked } from '#kit/queryPorts.ts'

/** Restricted functions by id, and all permissions that belong to them. */
export interface Restricted {
  readonly ids: readonly string[]
  readonly permissions: ReadonlySet<Permission>
}

/** API key in force, with what it can do. */
export interface CallingKey {
  readonly id: string
  readonly name: string
  /** Service account. */
  readonly userId: string
  readonly permissions: readonly string[]
  /** Addresses that may call, in CIDR notation; empty: every address. */
  readonly networks: readonly string[]
  readonly callsPerMinute: number
  /** End of its validity, also of a former key of a rotation. */
  readonly validUntil: Date
}

/** What higher modules know of people and departments. */
interface IdentityPorts {
  /** Number of the person's orders without a review for more than 30 days. */
  unreviewedOrders: (db: Db, actor: Actor) => Promise<number>
  /** Open approval tasks by person. */
  openTasks: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Name of a supplier. */
  supplierName: (db: Db, supplierId: string) => Promise<string | null>
  /** Number of a department's orders in progress. */
  ordersInProgress: (db: Db, deptId: string) => Promise<number>
  /** Number of a department's budgets and quotas in force. */
  fundsInForce: (db: Db, deptId: string) => Promise<number>
  /** Restrictions of a person in force at a time. */
  restrictedOf: (db: Db, personId: string, at: Date) => Promise<Restricted>
  /** Key that a caller sends, by its hash; undefined if there is none that is valid now. */
  apiKeyOf: (db: Db, hash: Uint8Array, at: Date) => Promise<CallingKey | undefined>
  /** Notes that a key was used. */
  apiKeyUsed: (tx: Tx, keyId: string, of: { readonly at: Date; readonly ip: string }) => Promise<void>
  /** Ids of the people whose login is locked at present, after too many wrong passwords. */
  lockedPeople: (db: Db) => Promise<readonly string[]>
  /** The same for one person. */
  isLoginLocked: (db: Db, personId: string) => Promise<boolean>
}
declare module '#kit/queryPorts.ts' {
  interface QueryPorts extends IdentityPorts {}
}

export const identityAsks: Asked<IdentityPorts> = {
  unreviewedOrders: true,
  openTasks: true,
  supplierName: true,
  ordersInProgress: true,
  fundsInForce: true,
  restrictedOf: true,
  apiKeyOf: true,
  apiKeyUsed: true,
  lockedPeople: true,
  isLoginLocked: true,
}
