import type { Input } from '#contract/kit/route.ts'
import { agencyScopes, type AgencyScope } from '#contract/sourcing/agencies/agencyScope.ts'
import type * as contract from '#contract/sourcing/agencies/appointments.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { findProjectFor, lockProjectFor } from '../projects/project.access.service.ts'
import { textOf } from '../projects/project.columns.ts'
import { type LockedProject, type ProjectRow, projects } from '../projects/project.store.ts'
import { movedData } from '../projects/project.columns.ts'
import { agentsOf } from './agency.service.ts'
import { agencies } from './agency.store.ts'
import { appointments, findAppointmentRows, findConflicts, findInForce } from './appointment.store.ts'

const isOver = ({ state }: ProjectRow): boolean => state === '7' || state === '9'

/** Scope in the order of the contract. */
export const scopeOf = (stored: readonly string[]): AgencyScope[] =>
  agencyScopes.filter((part) => stored.includes(part))

/** Appoints an agency to a project with a scope; an appointment in force ends. */
export async function appointAgency(
  tx: Tx,
  actor: Actor,
  { projectId, version, agencyId, scope, note }: Input<typeof contract.appointAgency>,
): Promise<string> {
  // The agency first, as where its people change, so that neither misses the other.
  const agency = await agencies.lock(tx, agencyId)
  const project = await lockOwn(tx, actor, projectId, version)
  if (isOver(project)) refuse('agency.over')
  if (scope.length === 0) refuse('agency.noScope')
  const agents = await agentsOf(tx, agencyId)
  if (agents.length === 0) refuse('agency.disabled')
  const names = await findConflicts(tx, projectId, agents)
  if (names.length > 0) refuse('agency.conflict', { names: names.join('、') })
  const former = await endInForce(tx, actor, projectId, '')
  const parts = scopeOf(scope)
  await appointments.insert(tx, {
    project_id: projectId,
    agency_id: agencyId,
    agency_name: agency.name,
    scope: parts,
    note: note.trim(),
    appointed_by: actor.userId,
    appointed_name: actor.userName,
    appointed_at: actor.now,
  })
  await projects.set(tx, project, { agent_ids: agents, agency_scope: parts, updated_at: actor.now })
  await publish(
    tx,
    actor,
    newEvent('project.agencyAppointed', {
      id: projectId,
      reason: note.trim() || undefined,
      data: {
        ...movedData(project),
        agents,
        added: [agency.name],
        ...(former && former !== agency.name ? { removed: [former] } : {}),
      },
    }),
  )
  return projectId
}

/** Ends the appointment of a project: its agency loses access at once. */
export async function endAppointment(
  tx: Tx,
  actor: Actor,
  { projectId, version, reason }: Input<typeof contract.endAppointment>,
): Promise<string> {
  const project = await lockOwn(tx, actor, projectId, version)
  const name = await endInForce(tx, actor, projectId, reason.trim())
  if (name === undefined) refuse('agency.noAppointment')
  await projects.set(tx, project, { agent_ids: [], agency_scope: [], updated_at: actor.now })
  await publish(
    tx,
    actor,
    newEvent('project.agencyEnded', {
      id: projectId,
      reason: reason.trim(),
      data: { ...movedData(project), agents: [...project.agent_ids], removed: [name] },
    }),
  )
  return projectId
}

/** Ends the appointment in force; returns the name of the agency, undefined if there was none. */
async function endInForce(tx: Tx, actor: Actor, projectId: string, reason: string): Promise<string | undefined> {
  const current = await findInForce(tx, projectId)
  if (!current) return undefined
  const { agency_name: name } = await appointments.set(tx, await appointments.lock(tx, current.id), {
    ended_at: actor.now,
    ended_name: actor.userName,
    end_reason: reason,
  })
  return name
}

async function lockOwn(tx: Tx, actor: Actor, projectId: string, version: number): Promise<LockedProject> {
  const { project, party } = await lockProjectFor(tx, actor, projectId, version)
  return party === 'owner' ? project : refuse('project.notOwn')
}

/** Appointments of a project, for its readers; an agency reads the one in force alone. */
export async function presentAppointments(db: Db, actor: Actor, projectId: string): Promise<contract.Appointments> {
  const { project, party } = await findProjectFor(db, actor, projectId)
  const rows = await findAppointmentRows(db, projectId)
  const hasOne = rows.some(({ ended_at: ended }) => ended === null)
  return {
    version: project.version,
    list: rows
      .filter(({ ended_at: ended }) => party !== 'agency' || ended === null)
      .map((row) => ({
        id: row.id,
        agencyId: row.agency_id,
        agencyName: row.agency_name,
        people: row.people,
        scope: scopeOf(row.scope),
        note: row.note,
        appointedBy: row.appointed_name,
        appointedAt: row.appointed_at.toISOString(),
        endedBy: row.ended_name,
        endedAt: textOf(row.ended_at),
        endReason: row.end_reason,
      })),
    can:
      party === 'owner'
        ? [...(isOver(project) ? [] : (['appoint'] as const)), ...(hasOne ? (['end'] as const) : [])]
        : [],
  }
}
