import type { Database, Tx } from '#kit/database/database.ts'
import { signal } from '#kit/events/signal.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import type { AuctionEntry } from '#sealing/auction/entry.ts'
import { type Act, actOn, type Outcome } from './act.service.ts'
import { auctionTopic } from './auction.job.ts'
import { lockAuction, showEnd } from './auction.store.ts'
import { outbidJob } from './auction.job.ts'
import type { Platform } from '../seal/platform.ts'
import { type Folded, keepFolded } from './folded.service.ts'
import { tellRooms } from './room/rooms.ts'

/** Answer to an act, after its commit, with the auction as it was then. */
export interface Answered {
  readonly outcome: Outcome
  readonly folded: Folded
  /** Time of the database when it was decided, in milliseconds since 1970. */
  readonly now: number
}

interface Waiting {
  readonly act: Act
  readonly answer: (answered: Answered) => void
  readonly fail: (error: unknown) => void
}

const mostWaiting = 256
const mostTogether = 64

const queues = new Map<string, Waiting[]>()

/**
 * Gives a command to an auction. All commands that wait for one auction in this process share a transaction: its row
 * lock is the one sequence, and the answer comes after the commit. Refuses with `auction.busy` if too many wait.
 */
export function actInTurn(
  database: Database,
  tenantId: string,
  projectId: string,
  act: Act,
  platform: Pick<Platform, 'limits'>,
): Promise<Answered> {
  const name = `${tenantId} ${projectId}`
  const waiting = queues.get(name)
  if (waiting && waiting.length >= mostWaiting) return refuse('auction.busy')
  return new Promise((answer, fail) => {
    const each = { act, answer, fail }
    if (waiting) waiting.push(each)
    else {
      queues.set(name, [each])
      void drain(database, tenantId, projectId, platform)
    }
  })
}

async function drain(
  database: Database,
  tenantId: string,
  projectId: string,
  platform: Pick<Platform, 'limits'>,
): Promise<void> {
  const name = `${tenantId} ${projectId}`
  for (;;) {
    const batch = queues.get(name)?.splice(0, mostTogether) ?? []
    if (batch.length === 0) {
      queues.delete(name)
      return
    }
    await perform(database, tenantId, projectId, platform, batch)
  }
}

async function perform(
  database: Database,
  tenantId: string,
  projectId: string,
  platform: Pick<Platform, 'limits'>,
  batch: readonly Waiting[],
) {
  try {
    const acts = batch.map(({ act }) => act)
    const { folded, outcomes, added, now } = await database.write(
      tenantId,
      async (tx) => actOn(tx, tenantId, (await lockAuction(tx, projectId)) ?? refuse('auction.none'), acts, platform),
      'generic',
    )
    // Only what is committed is known to others.
    keepFolded(tenantId, folded)
    for (const [at, each] of batch.entries()) each.answer({ outcome: outcomes[at]!, folded, now })
    if (added.length > 0) tellOthers(database, tenantId, projectId, folded, added)
  } catch (error) {
    for (const each of batch) each.fail(error)
  }
}

/** Tells the rooms of this process at once, and other processes by a signal of its own, at most each 50 ms. */
function tellOthers(
  database: Database,
  tenantId: string,
  projectId: string,
  { row }: Folded,
  added: readonly AuctionEntry[],
): void {
  tellRooms(tenantId, projectId)
  const name = `${tenantId} ${projectId}`
  const isMoved = added.some(({ kind }) => movesEnd.has(kind))
  const until = isMoved ? row.until : null
  const turn = turnToPlan(name, added)
  const pending = telling.get(name)
  if (pending) {
    pending.until = until ?? pending.until
    pending.turn = turn ?? pending.turn
    return
  }
  const announced = { until, turn }
  telling.set(name, announced)
  setTimeout(() => {
    telling.delete(name)
    database
      .write(tenantId, async (tx) => {
        if (announced.until !== null) await showEnd(tx, projectId, announced.until)
        if (announced.turn !== undefined) await planOutbid(tx, projectId, announced.turn)
        await signal(tx, tenantId, auctionTopic(projectId))
      })
      .catch(() => undefined)
  }, tellEveryMs)
}
const tellEveryMs = 50

const outbidEveryMs = 60_000
/** Plans the message to bidders who no longer lead, once a minute: key and time are those of the minute. */
function planOutbid(tx: Tx, projectId: string, turn: number): Promise<void> {
  const runAt = new Date((turn + 1) * outbidEveryMs)
  return addJob(tx, outbidJob, { projectId }, { runAt, key: `outbid ${projectId} ${turn}` })
}
/** Minute for which this process has planned it, by auction. */
const planned = new Map<string, number>()
const mostPlanned = 500

/** Minute for which the message is to be planned; undefined if it is, or nobody can be outbid. */
function turnToPlan(name: string, added: readonly AuctionEntry[]): number | undefined {
  const turn = Math.floor(Date.now() / outbidEveryMs)
  if (planned.get(name) === turn || added.every(({ kind }) => kind !== 'bid')) return undefined
  if (planned.size >= mostPlanned) planned.clear()
  planned.set(name, turn)
  return turn
}
/** Entries after which another end can be in force. */
const movesEnd: ReadonlySet<AuctionEntry['kind']> = new Set(['bid', 'extend', 'resume', 'annul', 'exclude'])
const telling = new Map<string, { until: Date | null; turn: number | undefined }>()
