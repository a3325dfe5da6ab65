import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const limits = sqlQuery(
  'sourcing.auctionLimits',
  'select seq, locked from sourcing.auction_limits where project_id = $projectId order by seq',
)
/** Encrypted limits of an auction by the numbers of their entries. */
export const findLimits = (db: Db, projectId: string) => limits(db, { projectId })

const insert = sqlQuery(
  'sourcing.insertAuctionLimit',
  'insert into sourcing.auction_limits (project_id, seq, locked) values ($projectId, $seq, $locked)',
)
export type NewLimit = Parameters<typeof insert>[1]
export const insertLimit = async (tx: Tx, limit: NewLimit): Promise<void> => void (await insert(tx, limit))
