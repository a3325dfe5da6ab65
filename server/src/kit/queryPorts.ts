import type { Permission } from '#contract/permissions.ts'
import type { Actor } from './actor.ts'
import type { Db } from '#kit/database/database.ts'

/**
 * Query ports (dependency inversion): facts that a lower module presents and a higher module owns. `app.ts` merges the
 * implementations; without one the default applies.
 */
export interface QueryPorts {
  /** Number of the person's orders without a review for more than 30 days. */
  unreviewedOrders: (db: Db, actor: Actor) => Promise<number>
  /** Open approval tasks by person. */
  openTasks: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Names of people by account id. */
  accountNames: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Root department of the tenant. */
  rootDepartment: (db: Db) => Promise<{ readonly id: string; readonly code: string } | undefined>
  /** Name of a supplier. */
  supplierName: (db: Db, supplierId: string) => Promise<string | null>
  /** Number of a department's orders in progress. */
  ordersInProgress: (db: Db, deptId: string) => Promise<number>
  /** Numbers of orders by id. */
  orderNumbers: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Numbers of projects by the ids of the projects and of their demand lines. */
  projectNumbers: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Restrictions of a person in force at a time. */
  restrictedOf: (db: Db, personId: string, at: Date) => Promise<Restricted>
  /** Ids of the people whose login is locked at present, after too many wrong passwords. */
  lockedPeople: (db: Db) => Promise<readonly string[]>
  /** The same for one person. */
  isLoginLocked: (db: Db, personId: string) => Promise<boolean>
  /** Number of a department's budgets and quotas in force. */
  fundsInForce: (db: Db, deptId: string) => Promise<number>
}

/** Restricted functions by id, and all permissions that belong to them. */
export interface Restricted {
  readonly ids: readonly string[]
  readonly permissions: ReadonlySet<Permission>
}

/** Read access check: whether the actor may see the entity of this id. */
export type CanRead = (db: Db, actor: Actor, id: string) => Promise<boolean>
