import type { Permission } from '#contract/permissions.ts'
import type { Actor } from './actor.ts'
import type { Db } from '#kit/database/database.ts'

/**
 * Query ports: facts that a lower module presents but a higher one owns. `app.ts` merges the implementations;
 * without one the default applies.
 */
export interface QueryPorts {
  /** Number of the person's orders that have waited for a comment for more than 30 days. */
  unreviewedOrders: (sql: Db, actor: Actor) => Promise<number>
  /** Open approval tasks by person. */
  openTasks: (sql: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The names of people by their accounts. */
  accountNames: (sql: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The department above all others of a tenant. */
  rootDepartment: (sql: Db) => Promise<{ readonly id: string; readonly code: string } | undefined>
  /** The name of a supplier. */
  supplierName: (sql: Db, supplierId: string) => Promise<string | null>
  /** Orders of a department that are in progress. */
  ordersInProgress: (sql: Db, deptId: string) => Promise<number>
  /** What operators keep from a person at a time. */
  restrictedOf: (sql: Db, personId: string, at: Date) => Promise<Restricted>
  /** Budgets and quotas of a department that are in force. */
  fundsInForce: (sql: Db, deptId: string) => Promise<number>
}

/** Functions that are kept from somebody, by their ids, and every permission that is part of one. */
export interface Restricted {
  readonly ids: readonly string[]
  readonly permissions: ReadonlySet<Permission>
}

/** Read access check: whether the actor may see the entity of this id. */
export type CanRead = (sql: Db, actor: Actor, id: string) => Promise<boolean>
