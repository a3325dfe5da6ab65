import type { AuctionPhase } from '#contract/sourcing/auction/auctionShapes.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json, type NewRow } from '#kit/database/query.parts.ts'

const columns = [
  'project_id',
  'suite',
  'rule',
  'begin_at',
  'end_at',
  'phase',
  'seq',
  'head',
  'last_at',
  'due_at',
  'until',
  'extensions',
  'pulse_at',
] as const

const byProject = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.selectFrom('sourcing.auctions').select(columns).where('project_id', '=', $.projectId),
)
export type AuctionRow = RowOf<typeof byProject>
export type LockedAuction = Locked<AuctionRow>
/** Auction of a project, if it has one. */
export const findAuctionRow = (db: Db, projectId: string) => byProject.first(db, { projectId })

const locked = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.selectFrom('sourcing.auctions').select(columns).where('project_id', '=', $.projectId).forNoKeyUpdate(),
)
/** Locks an auction: the one sequence of its bids. Lock order: the project before its auction; bids lock it alone. */
export const lockAuction = async (tx: Tx, projectId: string) =>
  (await locked.first(tx, { projectId })) as LockedAuction | undefined

type NewAuction = NewRow<'sourcing.auctions', 'project_id' | 'suite' | 'rule' | 'begin_at' | 'end_at' | 'due_at'>
const insert = preparedQuery((db, { rule, ...$ }: Params<NewAuction>) =>
  db.insertInto('sourcing.auctions').values({ ...$, rule: json(rule) }),
)
export const insertAuction = async (tx: Tx, auction: NewAuction): Promise<void> => void (await insert(tx, auction))

type Plan = Pick<NewAuction, 'rule' | 'begin_at' | 'end_at' | 'due_at'>
const plan = preparedQuery((db, { projectId, rule, ...$ }: Params<Plan & { projectId: string }>) =>
  db
    .updateTable('sourcing.auctions')
    .set({ ...$, rule: json(rule) })
    .where('project_id', '=', projectId),
)
/** Other times and terms of an auction that has not begun. */
export const setPlan = async (tx: Tx, { project_id: projectId }: LockedAuction, changed: Plan): Promise<void> =>
  void (await plan(tx, { projectId, ...changed }))

interface Moved {
  readonly projectId: string
  readonly phase: AuctionPhase
  readonly seq: number
  readonly head: Buffer
  readonly last_at: Date
  readonly due_at: Date | null
  readonly until: Date | null
  readonly extensions: number
  readonly bids: number
}
const move = preparedQuery((db, { projectId, ...$ }: Params<Moved>) =>
  db.updateTable('sourcing.auctions').set($).where('project_id', '=', projectId),
)
/** The end of the log after new entries. */
export const setEnd = async (tx: Tx, moved: Moved): Promise<void> => void (await move(tx, moved))

const due = sqlQuery(
  'sourcing.dueAuctions',
  `select project_id from sourcing.auctions where due_at <= $now order by due_at limit 100`,
)
/** Auctions whose clock is due. */
export const findDueAuctions = (db: Db, now: Date) => due(db, { now })

const pulse = sqlQuery(
  'sourcing.pulseAuctions',
  `update sourcing.auctions a set pulse_at = kit.clock()
   from sourcing.auctions o where o.project_id = a.project_id and a.phase in ('open', 'paused')
   returning a.project_id, o.pulse_at as "before", a.until`,
)
/** Marks running and paused auctions as watched; returns when they were before. A pause is no outage. */
export const pulseAuctions = (tx: Tx) => pulse(tx)

const endAt = sqlQuery(
  'sourcing.setAuctionEnd',
  `update sourcing.projects set auction_end_at = $until where id = $projectId and state = '11'`,
)
/**
 * Shows the end in force on the project, for halls and countdowns. Bids do not lock the project, so this is a
 * transaction of its own after theirs.
 */
export const showEnd = async (tx: Tx, projectId: string, until: Date): Promise<void> =>
  void (await endAt(tx, { projectId, until }))
