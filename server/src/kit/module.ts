import type { Actor } from './actor.ts'
import type { Sql } from './database.ts'
import type { Listeners } from './events.ts'
import type { AnyJob } from './jobs.ts'
import type { App } from './serve.ts'

/**
 * What a lower module needs to tell but only a higher one knows. `app.ts` brings the answers together;
 * where nobody answers, the number is zero.
 */
export interface Answers {
  /** Orders of this person that wait for a comment for more than 30 days. */
  unreviewedOrders: (sql: Sql, actor: Actor) => Promise<number>
  /** Open approval tasks of each of these people. */
  openTasks: (sql: Sql, userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The name of a supplier. */
  supplierName: (sql: Sql, supplierId: string) => Promise<string | null>
}

/** Whether this person may see the thing of this id. */
export type CanRead = (sql: Sql, actor: Actor, id: string) => Promise<boolean>

/** A module's door. */
export interface Module {
  readonly routes?: (app: App) => void
  readonly listeners?: Listeners
  readonly jobs?: readonly AnyJob[]
  readonly answers?: Partial<Answers>
  /** Read access to a thing, by its name in the singular: files attached to it are shown to nobody else. */
  readonly canRead?: Readonly<Record<string, CanRead>>
}
