import { setTimeout } from 'node:timers/promises'
import {
  type AuctionRoom,
  findAuction,
  joinAuction,
  placeBid,
  setBidLimit,
  weighBidders,
} from '#contract/sourcing/auction/auction.ts'
import { type AuctionRule, defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { as, type Person, runJob } from '../app.ts'
import { soon } from '../process/soon.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'
import { createPublished, move, type Project, type SourcingFixture } from './fixture.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

export const liveRule: AuctionRule = {
  ...defaultAuctionRule,
  start: 'live',
  stepKind: 'amount',
  step: '10',
  visibility: 'lead',
  extensionWindow: 0,
}

/** A published bidding whose auction begins in an hour; nobody needs to enrol. */
export const createLive = (
  fixture: SourcingFixture,
  rule: Partial<AuctionRule> = {},
  over: Partial<ProjectDraft> = {},
): Promise<Project> =>
  createPublished(fixture, {
    kind: 'bidding',
    audit: '2',
    questionEndAt: null,
    quoteBeginAt: inHours(1),
    quoteEndAt: inHours(2),
    auctionRule: { ...liveRule, ...rule },
    ...over,
  })

export const roomOf = (
  person: Person | { readonly host: string },
  { id }: { readonly id: string },
): Promise<AuctionRoom> => as(person, findAuction, { projectId: id })

/** Joins with one price for all items, or for those of some lots. */
export async function join(
  supplier: Person,
  { id: projectId }: { readonly id: string },
  price = '150',
  lots?: readonly number[],
) {
  const { items, terms } = await roomOf(supplier, { id: projectId })
  const isJoined = (id: string) => terms.lots?.some((lot) => lots?.includes(lot.no) && lot.items.includes(id))
  const joined = lots === undefined ? items : items.filter(({ id }) => isJoined(id))
  const base = joined.map((item) => ({ itemId: item.id, price, taxRate: '13' }))
  return as(supplier, joinAuction, { projectId, base, deliveryDays: 15, validUntil: '2027-12-31' })
}

export const watch = ({ tenant }: SourcingFixture): Promise<void> => runJob('sourcing.watchAuctions', tenant.id)

/** Begins an auction now, to end after some seconds, or more on a busy machine. */
export async function begin(fixture: SourcingFixture, { id }: { readonly id: string }, seconds = 3600): Promise<void> {
  await owner.query(
    `update sourcing.auctions set begin_at = clock_timestamp() - interval '1 ms',
       end_at = clock_timestamp() - interval '1 ms' + $2 * interval '1 second', due_at = clock_timestamp()
     where project_id = $1`,
    [id, (Date.parse(soon(seconds * 1000)) - Date.now()) / 1000],
  )
  await setTimeout(5)
  await watch(fixture)
}

/** Waits for the planned end of an auction. */
export async function pass({ buyer }: SourcingFixture, project: { readonly id: string }): Promise<void> {
  const { until } = (await roomOf(buyer, project)).frame.view
  await setTimeout(Math.max(0, until! - Date.now()) + 100)
}

/** A running auction that all suppliers have joined. */
export async function createRunning(
  fixture: SourcingFixture,
  rule: Partial<AuctionRule> = {},
  seconds = 3600,
): Promise<Project> {
  const project = await createLive(fixture, rule)
  for (const supplier of fixture.suppliers) await join(supplier, project)
  await begin(fixture, project, seconds)
  return project
}

let keys = 0
export const newKey = (): string => `key-${process.pid}-${(keys += 1)}`

/** Bids an amount under a key, with the stamp that the room shows. */
export async function bid(
  supplier: Person,
  { id: projectId }: { readonly id: string },
  amount: string,
  {
    key = newKey(),
    confirmed = true,
    stamp,
    lot,
  }: { key?: string; confirmed?: boolean; stamp?: string; lot?: number } = {},
) {
  const shown = stamp ?? (await roomOf(supplier, { id: projectId })).stamp
  const of = lot === undefined ? {} : { lot }
  return as(supplier, placeBid, { projectId, amount, ...of, confirmed, stamp: shown, key })
}

/** Sets a secret limit under a key. */
export async function setLimit(
  supplier: Person,
  project: { readonly id: string },
  amount: string,
  key = newKey(),
): Promise<AuctionRoom> {
  const { stamp } = await roomOf(supplier, project)
  return as(supplier, setBidLimit, { projectId: project.id, amount, stamp, key })
}

/** Sets weights by number: addition and factor. */
export const weigh = (
  person: Person,
  { id: projectId }: { readonly id: string },
  weights: readonly (readonly [no: number, addition: string, factor: string])[],
): Promise<AuctionRoom> =>
  as(person, weighBidders, {
    projectId,
    weights: weights.map(([no, addition, factor]) => ({ no, addition, factor })),
  })

/** Awards an auction that is over to a supplier of its comparison and publishes the result. */
export async function awardTo(
  buyer: Person,
  project: { readonly id: string; readonly version: number },
  supplierId: string,
  note = '',
): Promise<Project> {
  const { items, quotes } = await as(buyer, findComparison, { projectId: project.id })
  const quote = quotes.find((each) => each.supplierId === supplierId)!
  const shares = items.map(({ id, quantity }) => ({ itemId: id, quoteId: quote.id, quantity }))
  const { id, version } = project
  return move(buyer, await as(buyer, proposeAward, { id, version, shares, reasons: [], note }), 'announce')
}
