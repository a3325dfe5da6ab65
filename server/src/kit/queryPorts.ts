import type { Readable } from 'node:stream'
import type { Actor } from './actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'

/**
 * Query ports (dependency inversion): questions of lower modules that higher modules answer. The module that asks adds
 * its questions to this interface and lists them in `asks`; without an answer the product does not start.
 */
export interface QueryPorts {
  /** Names of people by account id. */
  accountNames: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Content of a picture that was uploaded for the portal, by its address; undefined if there is none. */
  portalPicture: (db: Db, address: string) => Promise<Readable | undefined>
}

/** Names of questions. */
export type Asked<Ports = QueryPorts> = Readonly<Record<keyof Ports, true>>
/** Questions of the kit and of the application itself. */
export const kitAsks = ['accountNames', 'portalPicture'] as const

/** Read access check: whether the actor may see the entity of this id. */
export type CanRead = (db: Db, actor: Actor, id: string) => Promise<boolean>

/** Open work of accounts of one kind. */
export interface OpenWork {
  readonly list: (db: Db, userIds: readonly string[]) => Promise<readonly OpenWorkRow[]>
  /** People who may receive work, by a part of name or account. */
  readonly receivers: (db: Db, keyword: string) => Promise<readonly WorkReceiver[]>
  /** Hands the work to a receiver, and without one on by its own rule. */
  readonly handOver: (tx: Tx, actor: Actor, userIds: readonly string[], toUserId: string | null) => Promise<void>
}
export interface WorkReceiver {
  readonly userId: string
  readonly userName: string
  readonly deptName: string
}
export interface OpenWorkRow {
  readonly userId: string
  readonly docNo: string
  readonly title: string
  readonly since: Date
}
