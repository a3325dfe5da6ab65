import type { Db } from '#kit/database/database.ts'
import type { Asked } from '#kit/queryPorts.ts'

/** Numbers of the documents of fund entries. */
interface LedgerPorts {
  /** Numbers of orders by id. */
  orderNumbers: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Numbers of projects by the ids of the projects and of their demand lines. */
  projectNumbers: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Numbers of top-ups and withdrawals of wallets by id. */
  walletNumbers: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Numbers of issues of a warehouse by their ids, and by the ids of what they have given back. */
  stockNumbers: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
declare module '#kit/queryPorts.ts' {
  interface QueryPorts extends LedgerPorts {}
}

export const ledgerAsks: Asked<LedgerPorts> = {
  orderNumbers: true,
  projectNumbers: true,
  walletNumbers: true,
  stockNumbers: true,
}
