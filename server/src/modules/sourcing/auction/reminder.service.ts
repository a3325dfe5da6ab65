import type { Tx } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { databaseTime } from '../projects/project.store.ts'
import { auctionSoonJob, auctionSoonKey } from './auction.job.ts'

const minute = 60_000
/** Minutes before the beginning at which suppliers are reminded. */
export const remindedAt = [24 * 60, 30, 10]

/** Schedules the next reminder before an auction begins; other times replace it. */
export async function planAuctionReminder(tx: Tx, projectId: string, beginAt: Date): Promise<void> {
  const now = await databaseTime(tx)
  const next = remindedAt.map((each) => new Date(beginAt.getTime() - each * minute)).find((each) => each > now)
  if (next) await addJob(tx, auctionSoonJob, { projectId }, { runAt: next, key: auctionSoonKey(projectId) })
}
