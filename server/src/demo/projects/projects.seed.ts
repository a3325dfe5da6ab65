import type { Database } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from './actors.ts'
import { projectsOf } from './demoProjects.ts'
import { giveOpenerKey } from './openers.ts'
import { openersOf } from './pastProject.ts'
import { projectJob } from './project.job.ts'
import { later, timetableOf } from './timetable.ts'

/** Start after startup, and interval between jobs. */
const [firstAfterMs, everyMs] = [3_000, 250]
/** Keys are older than all projects. */
const keysAgo = -24 * 600

/** Oldest first, because lists are sorted by creation. */
const byCreation = (isSmall: boolean, now: Date): number[] =>
  projectsOf(isSmall)
    .map((project, place) => ({ place, created: timetableOf(project, now).created.getTime() }))
    .toSorted((a, b) => a.created - b.created)
    .map(({ place }) => place)

/** Creates the openers, and one job for each project of a tenant. */
export async function foundProjects(
  database: Database,
  { tenantId, organisation }: Pick<Founded, 'tenantId' | 'organisation'>,
  now: Date,
): Promise<void> {
  const isSmall = organisation.departments.length < 5
  await database.write(tenantId, async (tx) => {
    const at = later(now, keysAgo)
    await setTransactionTime(tx, at)
    for (const opener of openersOf(await actorsOf(tx, tenantId))) await giveOpenerKey(tx, { ...opener, now: at })
    await addJobs(
      tx,
      projectJob,
      byCreation(isSmall, now).map((place, turn) => ({
        data: { isSmall, place },
        key: String(place),
        runAt: new Date(Date.now() + firstAfterMs + turn * everyMs),
      })),
    )
  })
}
