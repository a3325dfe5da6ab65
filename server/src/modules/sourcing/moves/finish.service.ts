import type { FieldChange } from '#contract/kit/changes.ts'
import type { ProjectAction } from '#contract/sourcing/projectStates.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, type NewEvent, publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { cancelAuction } from '../auction/cancel.service.ts'
import { releaseDemands } from '../demands/attach.service.ts'
import { dueJob } from '../projects/due.job.ts'
import { factsOf } from '../projects/project.access.service.ts'
import { movedData, timesOf } from '../projects/project.columns.ts'
import { endsAt, holdsBudget, type Party, type ProjectFacts, projectFlow } from '../projects/project.rules.ts'
import { type LockedProject, type ProjectPatch, type ProjectRow, projects } from '../projects/project.store.ts'
import { abandonRound } from '../seal/abandon.service.ts'
import { releaseBudget } from './budget.service.ts'

/** Effects of a move besides the change of state. */
export interface Done {
  readonly patch?: Omit<ProjectPatch, 'state' | 'ends_at'>
  readonly after?: Partial<ProjectFacts['after']>
  readonly reason?: string | undefined
  /** Event name, if it differs from the action's. */
  readonly event?:
    | 'project.enrolmentExtended'
    | 'project.failed'
    | 'project.awardApproved'
    | 'project.awardRejected'
    | 'project.negotiationClosed'
  readonly events?: readonly NewEvent[]
  /** Changed fields of a change notice, or round and number of suppliers of a negotiation. */
  readonly facts?:
    | { readonly no: number; readonly fields: FieldChange[] }
    | { readonly round: number; readonly asked: number }
}

/** Project to move, with the actor's party; null for automatic moves. */
export interface Moving {
  readonly project: LockedProject
  readonly party: Party
  readonly awaitsMe: boolean
}

const eventOf = {
  submit: 'project.submitted',
  withdraw: 'project.withdrawn',
  approve: 'project.approved',
  reject: 'project.rejected',
  expireApproval: 'project.approvalExpired',
  recall: 'project.recalled',
  publish: 'project.published',
  publishDue: 'project.published',
  enrolmentDue: 'project.enrolmentClosed',
  quotingDue: 'project.quotingClosed',
  negotiate: 'project.negotiationBegun',
  extendNegotiation: 'project.changed',
  auction: 'project.auctionScheduled',
  auctionDue: 'project.auctionBegun',
  auctionClosed: 'project.auctionClosed',
  change: 'project.changed',
  award: 'project.awardProposed',
  withdrawAward: 'project.awardWithdrawn',
  announce: 'project.completed',
  failOpening: 'project.failed',
  failQuotes: 'project.failed',
  terminate: 'project.terminated',
} as const satisfies Record<ProjectAction, EventName>

const isPublishing = (action: ProjectAction) => action === 'publish' || action === 'publishDue'

/**
 * Writes the new state and effects and publishes the event. Schedules the job of the next deadline; releases the budget
 * of a project that is over or a draft again.
 */
export async function finishMove(
  tx: Tx,
  actor: Actor,
  seen: Moving,
  action: ProjectAction,
  done: Done = {},
): Promise<ProjectRow> {
  const { project } = seen
  const state = projectFlow.decide(factsOf(seen, done.after), action, actor)
  const isOver = state === '9' || state === '7'
  const after = await projects.set(tx, project, {
    updated_at: actor.now,
    ...(isPublishing(action) ? { published_at: actor.now } : {}),
    ...(isOver ? { ended_at: actor.now } : {}),
    ...done.patch,
    state,
    ends_at: endsAt(state, timesOf({ ...project, ...done.patch })),
  })
  if (after.ends_at !== null)
    await addJob(tx, dueJob, { projectId: project.id }, { runAt: after.ends_at, key: `due ${project.id}` })
  if (holdsBudget[project.state] && !holdsBudget[state]) await releaseBudget(tx, actor, project, action)
  if (state === '9') {
    await abandonRound(tx, project.id)
    await cancelAuction(tx, actor, project.id, done.reason ?? '')
    await releaseDemands(tx, actor, project.id)
  }
  const moved = newEvent(done.event ?? eventOf[action], {
    id: project.id,
    from: project.state,
    to: state,
    reason: done.reason || undefined,
    data: { ...movedData(after), ...done.facts },
  })
  await publish(tx, actor, ...(done.events ?? []), moved)
  return after
}
