import type { Input } from '#contract/kit/route.ts'
import type { ProjectAttempt } from '#contract/sourcing/reruns/attempts.ts'
import type { rerunProject as rerunRoute } from '#contract/sourcing/reruns/rerun.ts'
import { projectStateNames } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { agentsOf } from '../agencies/agency.service.ts'
import { agencies } from '../agencies/agency.store.ts'
import { type AppointmentRow, appointments, findInForce } from '../agencies/appointment.store.ts'
import { lockProjectFor, takesPartInRunning } from '../projects/project.access.service.ts'
import { textOf } from '../projects/project.columns.ts'
import { managesProject } from '../projects/project.rules.ts'
import { copiedDraft, insertProject } from '../drafting/project.service.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'
import { findAttempts, findRerunIds } from './rerun.store.ts'

/** First project of a chain; of a project that was never repeated the project itself. */
const firstOf = ({ id, first_id: firstId }: ProjectRow): string => firstId ?? id

/** Whether no re-run of the chain is under way or has succeeded. */
const isFree = (attempts: readonly { readonly attempt: number; readonly state: string }[]): boolean =>
  attempts.every(({ attempt, state }) => attempt === 1 || state === '9')

/**
 * Repeats a project that ended without a result: copies it with its files, budget and agency to a draft of the same
 * department. Its budget was released when it ended, so the draft holds one of its own from its submission on. Locks the
 * agency, then the first project of the chain, so that of several attempts at once one creates a draft.
 */
export async function rerunProject(
  tx: Tx,
  actor: Actor,
  { id, version, withInvited }: Input<typeof rerunRoute>,
): Promise<string> {
  const firstId = firstOf(await projects.find(tx, id))
  const appointment = await lockAppointment(tx, id)
  if (firstId !== id) await projects.lock(tx, firstId)
  const { project, party } = await lockProjectFor(tx, actor, id, version)
  if (!managesProject(project, 'author', actor)) refuse(party === 'agency' ? 'agency.outOfScope' : 'project.notOwn')
  if (project.state !== '9') refuse('thing.wrongState', { state: projectStateNames[project.state] })
  const attempts = await findAttempts(tx, firstId)
  if (!isFree(attempts)) refuse('project.rerunLive')
  const isAgency = party === 'agency'
  const owner = {
    ownerId: isAgency ? project.owner_id : actor.userId,
    ownerName: isAgency ? project.owner_name : actor.userName,
    deptId: project.dept_id,
    deptPath: project.dept_path,
    deptName: project.dept_name,
  }
  const draft = await copiedDraft(tx, project, owner)
  const attempt = Math.max(...attempts.map((each) => each.attempt)) + 1
  const created = await insertProject(tx, actor, withInvited ? draft : { ...draft, invitedIds: [] }, {
    owner,
    agreement_id: project.agreement_id,
    first_id: firstId,
    attempt,
    // The files stay those of the former project: readers of its re-runs may read them.
    attachments: project.attachments,
  })
  if (appointment) await appointAgain(tx, created.id, appointment)
  const data = { nextId: created.id, nextNo: created.project_no, attempt }
  await publish(tx, actor, newEvent('project.rerun', { id, data }))
  return created.id
}

/** Appointment in force of a project; locks its agency first, as where its people change. */
async function lockAppointment(tx: Tx, projectId: string): Promise<AppointmentRow | undefined> {
  const current = await findInForce(tx, projectId)
  if (!current) return undefined
  const appointment = await appointments.find(tx, current.id)
  await agencies.lock(tx, appointment.agency_id)
  return appointment
}

/** The agency of the former project runs its re-run with the same scope, unless it has been disabled since. */
async function appointAgain(tx: Tx, projectId: string, appointment: AppointmentRow): Promise<void> {
  const { agency_id: agencyId, agency_name, scope, note, appointed_by, appointed_name } = appointment
  const agents = await agentsOf(tx, agencyId)
  if (agents.length === 0) return
  const named = { agency_id: agencyId, agency_name, scope, note, appointed_by, appointed_name }
  await appointments.insert(tx, { project_id: projectId, ...named })
  await projects.set(tx, await projects.lock(tx, projectId), { agent_ids: agents, agency_scope: scope })
}

/** Chain of a project as far as the actor may read it, and whether they may repeat the project now. */
export async function presentAttempts(
  db: Db,
  actor: Actor,
  project: ProjectRow,
): Promise<{ readonly attempts: ProjectAttempt[]; readonly mayRerun: boolean }> {
  const rows = await findAttempts(db, firstOf(project))
  const attempts: ProjectAttempt[] = []
  for (const { id, project_no: projectNo, attempt, state, ending, reason, ended_at: endedAt } of rows)
    if (id === project.id || (await takesPartInRunning(db, actor, id)))
      attempts.push({ id, projectNo, attempt, state, ending, reason, endedAt: textOf(endedAt) })
  const mayRerun = project.state === '9' && managesProject(project, 'author', actor) && isFree(rows)
  return { attempts, mayRerun }
}

/** Whether some re-run of a project satisfies the condition: its files can be those of the former. */
export async function someRerun(db: Db, id: string, holds: (id: string) => Promise<boolean>): Promise<boolean> {
  for (const rerun of await findRerunIds(db, id)) if (await holds(rerun)) return true
  return false
}
