import { randomBytes } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { signal } from '#kit/events/signal.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { decide } from '#sealing/auction/decide.ts'
import { dueAt } from '#sealing/auction/decide.due.ts'
import type { AuctionCommand, AuctionEntry, AuctionRefused } from '#sealing/auction/entry.ts'
import { amountCommitment, auctionOrigin, biddersHash, link } from '#sealing/auction/link.ts'
import { automaticBid } from '#sealing/auction/proxy.ts'
import { bytesIn, hexOf } from '../seal/entry.columns.ts'
import type { Platform, SecretLimit } from '../seal/platform.ts'
import type { Seals } from '../seal/seals.ts'
import { databaseTime } from '../projects/project.store.ts'
import { auctionJob, auctionKey, auctionTopic } from './auction.job.ts'
import { dateIn, listedOf, planOf } from './auction.columns.ts'
import { type AuctionRow, lockAuction, type LockedAuction, setEnd } from './auction.store.ts'
import { findByKeys, insertEntry, insertRefusal, type NewEntry } from './entry.store.ts'
import { extend, type Folded, foldTo } from './folded.service.ts'
import { findSecretLimits, withLimits } from './limits/limit.service.ts'
import { insertLimit, type NewLimit } from './limits/limit.store.ts'

/** A command, who gives it, and the key by which its repetition is known. */
export interface Act {
  readonly command: AuctionCommand
  readonly actorId: string
  readonly actorName: string
  readonly key?: string
  /** Event of an organiser's act, published with its entry. */
  readonly event?: { readonly actor: Actor; readonly name: AuctionEvent }
}
type AuctionEvent = `auction.${'paused' | 'resumed' | 'extended' | 'annulled' | 'excluded' | 'messaged' | 'recorded'}`

/** What came of an act: its entry, that of the same act before, or why it was refused. */
export type Outcome =
  | { readonly entry: AuctionEntry }
  | { readonly known: number }
  | AuctionRefused
  | { readonly refused: 'keyUsed'; readonly facts: Readonly<Record<string, string>> }

export interface Acted {
  readonly folded: Folded
  readonly outcomes: readonly Outcome[]
  readonly added: readonly AuctionEntry[]
  /** Time of the database, in milliseconds since 1970. */
  readonly now: number
}

/**
 * Decides acts one after the other under the lock of the auction, at the database's time after the lock, and writes the
 * entries, each followed by the automatic bids that answer it. The new state holds only once the transaction is
 * committed: `keepFolded`. Without the platform limits stay secret: only for acts after which nobody bids.
 */
export async function actOn(
  tx: Tx,
  tenantId: string,
  auction: LockedAuction,
  acts: readonly Act[],
  platform: Pick<Platform, 'limits'> | null,
): Promise<Acted> {
  const keys = acts.flatMap(({ key }) => key ?? [])
  const [before, now, known] = [
    await foldTo(tx, tenantId, auction),
    (await databaseTime(tx)).getTime(),
    keys.length === 0 ? [] : await findByKeys(tx, auction.project_id, keys),
  ]
  const secrets =
    platform && known.some(({ kind }) => kind === 'limit')
      ? await findSecretLimits(tx, auction.project_id, platform)
      : none
  const seen = new Map(
    known.map((each) => [each.idem_key!, { ...each, amount: each.amount ?? secrets.get(each.seq)?.amount ?? null }]),
  )
  const chain = { tenantId, auction, platform, rows: [] as NewEntry[], limits: [] as NewLimit[] }
  let folded = platform
    ? { ...before, state: await withLimits(tx, auction.project_id, before.state, platform) }
    : before
  const take = (act: Act, entry: AuctionEntry) => {
    addRow(chain, act, entry, folded)
    folded = extend(folded, auction, [entry])
  }
  const outcomes: Outcome[] = []
  const refusals: Promise<void>[] = []
  const events: Promise<unknown>[] = []
  for (const act of acts) {
    const { command, key } = act
    const earlier = key === undefined ? undefined : seen.get(key)
    if (earlier) {
      outcomes.push(sameAgain(command, earlier))
      continue
    }
    const decided = decide(folded.state, command, now)
    outcomes.push(decided)
    if ('entry' in decided) {
      const { entry } = decided
      take(act, entry)
      if (act.event) events.push(publish(tx, act.event.actor, eventOf(auction, act.event, entry)))
      if (key !== undefined)
        seen.set(key, {
          idem_key: key,
          seq: entry.seq,
          no: entry.no,
          amount: entry.amount,
          kind: entry.kind,
          lot: entry.lot ?? null,
        })
      for (let next = automaticOf(folded); next; next = automaticOf(folded)) take(automatic, next)
    } else if (command.kind === 'bid' && command.note === undefined)
      refusals.push(
        insertRefusal(tx, {
          projectId: auction.project_id,
          seq: folded.state.seq,
          at: new Date(Math.max(now, folded.state.at)),
          no: command.no,
          amount: command.amount,
          reason: decided.refused,
          lot: command.lot ?? null,
        }),
      )
  }
  await pipeline(
    ...events,
    ...refusals,
    ...chain.rows.map((row) => insertEntry(tx, row)),
    ...chain.limits.map((limit) => insertLimit(tx, limit)),
  )
  const row = await advance(tx, auction, folded, chain.rows.at(-1))
  return {
    folded: { ...folded, row },
    outcomes,
    added: folded.entries.slice(before.entries.length).map(({ entry }) => entry),
    now,
  }
}

const none: ReadonlyMap<number, SecretLimit> = new Map()
/** Automatic bids are nobody's act: whose they are is in the entry. */
const automatic: Act = { command: { kind: 'due' }, actorId: '0', actorName: '' }

/** Entry of the automatic bid that must follow now; undefined if none must. */
function automaticOf({ state }: Folded): AuctionEntry | undefined {
  if (!automaticBid(state)) return undefined
  const decided = decide(state, automatic.command, state.at)
  return 'entry' in decided ? decided.entry : undefined
}

interface Earlier {
  readonly seq: number
  readonly no: number | null
  readonly amount: string | null
  readonly kind: AuctionEntry['kind']
  readonly lot: number | null
}
/** The same key has the same answer; another amount or bidder under it is refused. */
function sameAgain(command: AuctionCommand, { seq, no, amount, kind, lot }: Earlier): Outcome {
  const isSame =
    command.kind === kind &&
    (!('no' in command) || command.no === no) &&
    (command.kind !== 'bid' || (command.lot ?? null) === lot) &&
    (!('amount' in command) || Number(command.amount) === Number(amount))
  return isSame ? { known: seq } : { refused: 'keyUsed', facts: {} }
}

const eventOf = (
  { project_id: id }: AuctionRow,
  { name }: NonNullable<Act['event']>,
  { seq, no, note, lot }: AuctionEntry,
) => ({
  name,
  id,
  reason: note || undefined,
  data: { seq, ...(no === null ? {} : { no }), ...(lot === undefined ? {} : { lot }) },
})

interface Chain {
  readonly tenantId: string
  readonly auction: LockedAuction
  readonly platform: Pick<Platform, 'limits'> | null
  readonly rows: NewEntry[]
  readonly limits: NewLimit[]
}

/** Links an entry to the chain. The log has of a limit its commitment alone, without the salt. */
function addRow(chain: Chain, act: Act, entry: AuctionEntry, { bidders, row }: Folded): void {
  const { tenantId, auction, rows, limits, platform } = chain
  const { suite, project_id: projectId } = auction
  const isSecret = entry.kind === 'limit'
  const salt = entry.amount === null ? null : randomBytes(32)
  const commitment =
    salt !== null
      ? amountCommitment(suite, hexOf(salt), entry.amount!)
      : entry.kind === 'begin'
        ? biddersHash(
            suite,
            bidders.map((each) => listedOf(each, row.rule)),
          )
        : null
  const prev = rows.at(-1)?.hash ?? auction.head
  const origin = { suite, tenantId, projectId, rule: row.rule, plan: planOf(row) }
  const linked = link(suite, entry, commitment, prev === null ? auctionOrigin(origin) : hexOf(prev))
  if (isSecret && salt !== null && platform) {
    const secret = { amount: entry.amount!, salt: hexOf(salt) }
    limits.push({ projectId, seq: entry.seq, locked: platform.limits.lock(projectId, entry.seq, secret) })
  }
  rows.push({
    projectId,
    seq: entry.seq,
    at: new Date(entry.at),
    kind: entry.kind,
    no: entry.no,
    amount: isSecret ? null : entry.amount,
    ref: entry.ref === null ? null : String(entry.ref),
    until: dateIn(entry.until),
    note: entry.note,
    lot: entry.lot ?? null,
    salt: isSecret ? null : salt,
    commitment: commitment === null ? null : bytesIn(commitment),
    actorId: act.actorId,
    actorName: act.actorName,
    prev: bytesIn(linked.prev),
    hash: bytesIn(linked.hash),
    key: act.key ?? null,
  })
}

/** Writes the end of the log, and sets the clock's job where the next time has changed. */
async function advance(
  tx: Tx,
  auction: LockedAuction,
  { state }: Folded,
  last: NewEntry | undefined,
): Promise<AuctionRow> {
  if (!last) return auction
  const due = dateIn(dueAt(state))
  const row = {
    phase: state.phase,
    seq: state.seq,
    head: last.hash,
    last_at: new Date(state.at),
    due_at: due,
    until: dateIn(state.until),
    extensions: state.extensions,
  }
  const projectId = auction.project_id
  await setEnd(tx, { projectId, ...row, bids: state.bidCount })
  if (due !== null && due.getTime() !== auction.due_at?.getTime())
    await addJob(tx, auctionJob, { projectId }, { runAt: due, key: auctionKey(projectId) })
  return { ...auction, ...row }
}

/** Locks an auction and decides one act in the transaction of the caller, which also tells the rooms. */
export async function performAct(
  tx: Tx,
  tenantId: string,
  projectId: string,
  act: Act,
  { platform }: Pick<Seals, 'platform'>,
): Promise<Outcome> {
  const auction = (await lockAuction(tx, projectId)) ?? refuse('auction.none')
  const { outcomes } = await actOn(tx, tenantId, auction, [act], platform)
  await signal(tx, tenantId, auctionTopic(projectId))
  return outcomes[0]!
}
