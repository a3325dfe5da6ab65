import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json, type NewRow } from '#kit/database/query.parts.ts'

const ofAuction = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.auction_bidders as b')
    .innerJoin('suppliers.suppliers as s', 's.id', 'b.supplier_id')
    .select([
      'b.no',
      'b.supplier_id',
      's.name as supplier_name',
      'b.subject',
      'b.opening',
      'b.openings',
      'b.addition',
      'b.factor',
      'b.delivery_days',
      'b.valid_until',
      'b.base',
      'b.joined_name',
      'b.joined_at',
    ])
    .where('b.project_id', '=', $.projectId)
    .orderBy('b.no')
    .limit(200),
)
export type BidderRow = RowOf<typeof ofAuction>
/** Bidders of an auction by number. */
export const findBidders = (db: Db, projectId: string) => ofAuction(db, { projectId })

const columns = [
  'project_id',
  'no',
  'supplier_id',
  'subject',
  'opening',
  'openings',
  'delivery_days',
  'valid_until',
  'base',
  'joined_name',
  'joined_at',
] as const
const insert = preparedQuery(
  (db, { base, openings, ...$ }: Params<NewRow<'sourcing.auction_bidders', (typeof columns)[number]>>) =>
    db.insertInto('sourcing.auction_bidders').values({ ...$, base: json(base), openings: json(openings) }),
)
export type NewBidder = Parameters<typeof insert>[1]
export const insertBidder = async (tx: Tx, bidder: NewBidder): Promise<void> => void (await insert(tx, bidder))

type Changed = Pick<
  NewBidder,
  'project_id' | 'no' | 'delivery_days' | 'valid_until' | 'base' | 'joined_name' | 'joined_at'
>
const change = preparedQuery((db, { project_id: projectId, no, base, ...$ }: Params<Changed>) =>
  db
    .updateTable('sourcing.auction_bidders')
    .set({ ...$, base: json(base) })
    .where('project_id', '=', projectId)
    .where('no', '=', no),
)
/** Other base prices of a bidder, before the auction begins. */
export const setBidder = async (tx: Tx, changed: Changed): Promise<void> => void (await change(tx, changed))

const weigh = sqlQuery(
  'sourcing.weighBidder',
  `update sourcing.auction_bidders set addition = $addition, factor = $factor
   where project_id = $projectId and no = $no`,
)
/** Weight of a bidder, before the auction begins. */
export const setWeight = async (tx: Tx, weight: Parameters<typeof weigh>[1]): Promise<void> =>
  void (await weigh(tx, weight))
