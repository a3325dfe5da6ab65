import type { Tx } from '#kit/database/database.ts'
import { addJob, job } from '#kit/jobs/jobs.ts'
import { databaseTime, type ProjectRow, projects } from '../projects/project.store.ts'
import { reminderJob, reminderKey } from './letterJob.ts'
import { requestForSuppliers } from './request.service.ts'
import { findSuppliersOf, hasQuoteInForce } from './recipient.store.ts'

const beforeMs = 24 * 3_600_000

/** Reminds a day before the deadline, where there still is a day; a later deadline replaces an earlier one. */
export async function planReminder(tx: Tx, { id: projectId, quote_end_at: endAt }: ProjectRow): Promise<void> {
  if (endAt === null) return
  const runAt = new Date(endAt.getTime() - beforeMs)
  if (runAt > (await databaseTime(tx)))
    await addJob(tx, reminderJob, { projectId }, { runAt, key: reminderKey(projectId) })
}

/** Tells those who take part and have not quoted, a day before the deadline. */
export const remind = job({
  ...reminderJob,
  transaction: async (tx, { projectId }) => {
    const project = await projects.findIfThere(tx, projectId)
    if (project?.state !== '5' || project.quote_end_at === null) return
    const left = project.quote_end_at.getTime() - (await databaseTime(tx)).getTime()
    // Moved meanwhile: its own reminder comes.
    if (left <= 0 || left > beforeMs) return planReminder(tx, project)
    const waited = (await findSuppliersOf(tx, projectId)).filter(
      ({ parts }) => !hasQuoteInForce(parts) && parts.includes(project.audit === '1' ? 'passed' : 'invited'),
    )
    const about = project.quote_end_at.toISOString()
    await requestForSuppliers(
      tx,
      { kind: 'quotesDue', projectId, about },
      waited.map(({ supplierId }) => supplierId),
    )
  },
})
