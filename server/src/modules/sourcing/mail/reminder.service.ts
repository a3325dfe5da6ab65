import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { Tx } from '#kit/database/database.ts'
import { addJob, job } from '#kit/jobs/jobs.ts'
import { databaseTime, type ProjectRow, projects } from '../projects/project.store.ts'
import { dueOf } from '../evaluation/evaluation.present.ts'
import { openedAt } from '../scores/opened.store.ts'
import { findSheets } from '../scores/sheet.store.ts'
import { reminderJob, reminderKey, scoreReminderJob, scoreReminderKey } from './letterRequest.ts'
import { type Inform, informSuppliers } from './request.service.ts'
import { findSuppliersOf, mayQuote } from './recipient.store.ts'

const beforeMs = 24 * 3_600_000

/** Schedules the reminder a day before the deadline, if there is time; a later deadline replaces it. */
export async function planReminder(tx: Tx, project: ProjectRow): Promise<void> {
  const { id: projectId, quote_end_at: endAt } = project
  // Nobody joins a live auction before its end: it has reminders of its own before its beginning.
  if (endAt === null || isLive(project.auction_rule)) return
  const runAt = new Date(endAt.getTime() - beforeMs)
  if (runAt > (await databaseTime(tx)))
    await addJob(tx, reminderJob, { projectId }, { runAt, key: reminderKey(projectId) })
}

/**
 * Reminds those who were invited or have enrolled a day before the deadline, whether they have quoted or not: a
 * reminder only for those without a quote would tell who has one.
 */
export const remind = (inform: Inform) =>
  job({
    ...reminderJob,
    transaction: async (tx, { projectId }) => {
      const project = await projects.findIfThere(tx, projectId)
      if (project?.state !== '5' || project.quote_end_at === null) return
      const left = project.quote_end_at.getTime() - (await databaseTime(tx)).getTime()
      // The deadline was moved: its own reminder follows.
      if (left <= 0 || left > beforeMs) return planReminder(tx, project)
      const reminded = (await findSuppliersOf(tx, projectId)).filter(
        ({ parts }) => mayQuote(project)(parts) && !parts.includes('open'),
      )
      const about = project.quote_end_at.toISOString()
      await informSuppliers(
        inform,
        tx,
        { kind: 'quotesDue', projectId, about },
        reminded.map(({ supplierId }) => supplierId),
      )
    },
  })

/** Schedules the reminder of experts a day before scores are due, if there is time. */
export async function planScoreReminder(tx: Tx, project: ProjectRow): Promise<void> {
  const dueAt = dueOf(await openedAt(tx, project.id), project)
  const runAt = dueAt && new Date(dueAt.getTime() - beforeMs)
  if (runAt && runAt > (await databaseTime(tx)))
    await addJob(tx, scoreReminderJob, { projectId: project.id }, { runAt, key: scoreReminderKey(project.id) })
}

/** Reminds the experts who have not submitted their scores, a day before these are due. */
export const remindExperts = (inform: Inform) =>
  job({
    ...scoreReminderJob,
    transaction: async (tx, { projectId }) => {
      const project = await projects.findIfThere(tx, projectId)
      if (project?.state !== '6' || project.scoring_closed_at !== null) return
      const dueAt = dueOf(await openedAt(tx, projectId), project)
      if (!dueAt) return
      const left = dueAt.getTime() - (await databaseTime(tx)).getTime()
      // Another round was opened meanwhile, so scores are due later.
      if (left <= 0 || left > beforeMs) return planScoreReminder(tx, project)
      const isDone = new Set(
        (await findSheets(tx, projectId)).filter(({ status }) => status !== 'waiting').map((sheet) => sheet.user_id),
      )
      const waited = project.expert_ids.filter((id) => !isDone.has(id))
      await inform(tx, { kind: 'scoresDue', projectId, about: dueAt.toISOString() }, waited)
    },
  })
