import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { insertNotice } from '../projects/change.store.ts'
import { changedTimes } from '../projects/change.rules.ts'
import { announcedTimes } from '../projects/project.columns.ts'
import type { LockedProject, ProjectPatch } from '../projects/project.store.ts'

const day = 24 * 3_600_000
const later = (date: Date | null, days: number): Date | null =>
  date === null ? null : new Date(date.getTime() + days * day)

/** Times after extending the enrolment by `extend_days`. */
const extended = (project: LockedProject) => ({
  enrol_end_at: later(project.enrol_end_at, project.extend_days),
  question_end_at: later(project.question_end_at, project.extend_days),
  quote_begin_at: later(project.quote_begin_at, project.extend_days),
  quote_end_at: later(project.quote_end_at, project.extend_days),
  auction_begin_at: later(project.auction_begin_at, project.extend_days),
  auction_end_at: later(project.auction_end_at, project.extend_days),
})

/** Announces the extension for lack of enrolments; returns the changed columns. */
export async function announceExtension(
  tx: Tx,
  actor: Actor,
  project: LockedProject,
): Promise<Omit<ProjectPatch, 'state' | 'ends_at'>> {
  const times = extended(project)
  const no = project.change_count + 1
  await insertNotice(tx, {
    project_id: project.id,
    no,
    // No title: the page explains the reason in the reader's language.
    title: '',
    changes: changedTimes(announcedTimes(project), announcedTimes({ ...project, ...times })),
    user_id: actor.userId,
  })
  return { ...times, is_extended: true, change_count: no }
}
