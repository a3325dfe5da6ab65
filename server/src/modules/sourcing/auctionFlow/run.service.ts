import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { signal } from '#kit/events/signal.ts'
import { eachItem, job, type JobContext } from '#kit/jobs/jobs.ts'
import type { AuctionEntry } from '#sealing/auction/entry.ts'
import { isOver } from '#sealing/auction/state.ts'
import { finishMove } from '../moves/finish.service.ts'
import { databaseTime, type LockedProject, projects } from '../projects/project.store.ts'
import type { Seals } from '../seal/seals.ts'
import { actOn } from '../auction/act.service.ts'
import { auctionJob, auctionTopic } from '../auction/auction.job.ts'
import { findDueAuctions, lockAuction, type LockedAuction, pulseAuctions, showEnd } from '../auction/auction.store.ts'
import { keepBids } from './close.service.ts'
import type { Folded } from '../auction/folded.service.ts'

/** Clock of one auction: does what is due, once. */
export const dueAuction = (seals: Seals) =>
  job({
    ...auctionJob,
    transaction: async (tx, { projectId }, { tenantId }) => {
      const project = await projects.lockIfThere(tx, projectId)
      if (project) await runAuction(tx, tenantId, project, seals)
    },
  })

/**
 * Performs what the clock of an auction has to do now: begins it, goes to the next stage, or closes it and moves its
 * project. The project is locked before its auction. Returns whether something was due.
 */
export async function runAuction(
  tx: Tx,
  tenantId: string,
  project: LockedProject,
  { platform }: Seals,
): Promise<boolean> {
  const auction = await lockAuction(tx, project.id)
  if (!auction || isOver(auction)) return false
  // After an outage this job may come before the watch.
  if (wasSilent({ before: auction.pulse_at, until: auction.until }, await databaseTime(tx))) {
    await interrupt(tx, tenantId, auction, auction.pulse_at!)
    return true
  }
  const acted = await actOn(
    tx,
    tenantId,
    auction,
    [{ command: { kind: 'due' }, actorId: '0', actorName: '' }],
    platform,
  )
  const [outcome] = acted.outcomes
  if (!outcome || !('entry' in outcome)) return false
  await follow(tx, tenantId, project, acted.folded, outcome.entry)
  await signal(tx, tenantId, auctionTopic(project.id))
  return true
}

/** What follows from an entry for the project. */
async function follow(tx: Tx, tenantId: string, project: LockedProject, folded: Folded, entry: AuctionEntry) {
  const now = await databaseTime(tx)
  const actor = systemActor(tenantId, '', now)
  const seen = { project, party: null, awaitsMe: false } as const
  const isFirst = isLive(project.auction_rule)
  if (entry.kind === 'begin') {
    // An auction after an opening has its state since it was planned.
    const until = new Date(entry.until!)
    if (isFirst && project.state === '5')
      await finishMove(tx, actor, seen, 'auctionDue', { after: { enough: true }, patch: { auction_end_at: until } })
    else await projects.set(tx, project, { auction_end_at: until })
    return
  }
  if (entry.kind !== 'close' && entry.kind !== 'fail') {
    // Automatic bids that followed may have extended it.
    if (folded.row.until !== null) await showEnd(tx, project.id, folded.row.until)
    return
  }
  const valid = entry.kind === 'close' ? await keepBids(tx, folded) : 0
  const data = { seq: entry.seq }
  await publish(tx, actor, { name: 'auction.closed', id: project.id, data })
  const enough = !isFirst || (entry.kind === 'close' && valid >= project.min_suppliers)
  const action = project.state === '5' ? 'auctionDue' : 'auctionClosed'
  const ended = { auction_end_at: new Date(entry.at), ...(isFirst ? { quoted_count: valid } : {}) }
  await finishMove(tx, actor, seen, action, {
    after: { enough },
    patch: enough ? ended : { ...ended, ending: 'tooFewQuotes' },
    ...(enough ? {} : { event: 'project.failed' as const, reason: 'tooFewQuotes' }),
  })
}

/** After this long without a sign of life an auction that was running was interrupted. */
const silentMs = 30_000

/** Whether an auction ran, and nobody watched it for so long that time was lost; `until` is null unless it runs. */
const wasSilent = (
  { before, until }: { readonly before: Date | null; readonly until: Date | null },
  now: Date,
): boolean => before !== null && until !== null && now.getTime() - before.getTime() > silentMs && before < until

async function interrupt(tx: Tx, tenantId: string, auction: LockedAuction, from: Date): Promise<void> {
  const command = { kind: 'interrupt' as const, from: from.getTime() }
  await actOn(tx, tenantId, auction, [{ command, actorId: '0', actorName: '' }], null)
  await signal(tx, tenantId, auctionTopic(auction.project_id))
}

/**
 * Watches running auctions: marks them as alive, gives back the time of an outage, and catches up on what is due. The
 * interruption comes before whatever was due meanwhile.
 */
export async function watchAuctions(context: JobContext, seals: Seals): Promise<void> {
  const { database, tenantId } = context
  const watched = await database.write(tenantId, async (tx) => {
    const now = await databaseTime(tx)
    return (await pulseAuctions(tx)).filter((each) => wasSilent(each, now))
  })
  for (const { project_id: projectId, before } of watched)
    await database.write(tenantId, async (tx) => {
      const auction = await lockAuction(tx, projectId)
      if (auction?.phase === 'open') await interrupt(tx, tenantId, auction, before!)
    })
  const due = await database.read(tenantId, async (db) => findDueAuctions(db, await databaseTime(db)))
  await eachItem(
    context,
    due,
    ({ project_id: id }) => `auction ${id}`,
    ({ project_id: id }) =>
      database.write(tenantId, async (tx) => {
        const project = await projects.lockIfThere(tx, id)
        if (project) await runAuction(tx, tenantId, project, seals)
      }),
  )
}
