import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { addJob, eachItem, job, type JobContext } from '#kit/jobs/jobs.ts'
import { isKeyed } from '../seal/ceremony/keyed.service.ts'
import { changeRound } from '../seal/change.service.ts'
import { closeRound } from '../seal/close.service.ts'
import { openingJob, openingKey } from '../opening/opening.job.ts'
import { beginQuoting, replanAuction } from '../auction/plan.service.ts'
import { runAuction } from '../auctionFlow/run.service.ts'
import type { Seals } from '../seal/seals.ts'
import { dueJob } from '../projects/due.job.ts'
import { passedTime } from '../projects/draft.rules.ts'
import { announceExtension } from './extension.service.ts'
import { finishMove } from '../moves/finish.service.ts'
import { movedData } from '../projects/project.columns.ts'
import { draftOf } from '../projects/project.columns.ts'
import { dueActionOf } from '../projects/project.rules.ts'
import { countPassed, databaseTime, type LockedProject, overdueProjects, projects } from '../projects/project.store.ts'

/** Ends the state of one project at its deadline; exactly-once job. */
export const dueProject = (seals: Seals) =>
  job({
    ...dueJob,
    transaction: async (tx, { projectId }, { tenantId }) => void (await endState(tx, tenantId, projectId, seals)),
  })

/**
 * Performs the due transition, if it still is due according to the database clock after the lock; concurrent workers
 * and differing clocks are harmless. Returns whether it moved.
 */
export async function endState(tx: Tx, tenantId: string, projectId: string, seals: Seals): Promise<boolean> {
  const project = await projects.lockIfThere(tx, projectId)
  if (!project) return false
  const now = await databaseTime(tx)
  if (project.ends_at === null || project.ends_at > now) return false
  if (isAuctioned(project)) return runAuction(tx, tenantId, project, seals)
  const action = dueActionOf(project.state)
  if (action === null) return false
  const actor = systemActor(tenantId, '', now)
  if (action === 'enrolmentDue') await closeEnrolment(tx, actor, project, seals)
  else if (action === 'quotingDue') await closeQuoting(tx, actor, project, seals)
  else await publishDue(tx, actor, project, seals)
  return true
}

/** Whether the clock of an auction decides what is next. */
const isAuctioned = ({ state, auction_rule: rule }: LockedProject): boolean =>
  state === '11' || (state === '5' && isLive(rule))

/**
 * Publishes a project at its time, unless a deadline has passed or its key is missing, which users must resolve first.
 */
async function publishDue(tx: Tx, actor: Actor, project: LockedProject, seals: Seals): Promise<void> {
  const isPassed = passedTime(draftOf(project, [], []), actor.now) !== null
  const isReady = isLive(project.auction_rule) || (await isKeyed(tx, actor.tenantId, project, seals))
  if (isPassed || !isReady) {
    await projects.set(tx, project, { ends_at: null })
    const data = movedData(project)
    await publish(tx, actor, newEvent('project.publicationMissed', { id: project.id, data }))
    return
  }
  const patch = await beginQuoting(tx, actor, project, seals)
  await finishMove(tx, actor, { project, party: null, awaitsMe: false }, 'publishDue', { patch })
}

/** Ends the enrolment: continues with enough suppliers, extends once, or fails. */
async function closeEnrolment(tx: Tx, actor: Actor, project: LockedProject, seals: Seals): Promise<void> {
  const seen = { project, party: null, awaitsMe: false } as const
  if ((await countPassed(tx, project.id)) >= project.min_suppliers)
    await finishMove(tx, actor, seen, 'enrolmentDue', { after: { enough: true } })
  else if (project.extend_days > 0 && !project.is_extended) {
    const patch = await announceExtension(tx, actor, project)
    const after = await finishMove(tx, actor, seen, 'enrolmentDue', {
      after: { extended: true },
      event: 'project.enrolmentExtended',
      patch,
    })
    await changeRound(tx, actor, after, seals, { mustRewrite: false })
    await replanAuction(tx, after)
  } else await fail(tx, actor, project, 'enrolmentDue', 'tooFewEnrolments')
}

/**
 * Ends quoting and closes the round in the same transaction; if the project continues, the round is opened. A
 * negotiation cannot fail for lack of quotes: suppliers that do not quote again keep their last valid quote.
 */
async function closeQuoting(tx: Tx, actor: Actor, project: LockedProject, seals: Seals): Promise<void> {
  const round = await closeRound(tx, actor, project.id, seals)
  const seen = { project, party: null, awaitsMe: false } as const
  const isNegotiation = project.state === '10'
  if (isNegotiation || project.quoted_count >= project.min_suppliers) {
    await finishMove(tx, actor, seen, 'quotingDue', {
      after: { enough: true },
      ...(isNegotiation ? { event: 'project.negotiationClosed' } : {}),
    })
    if (round === undefined) return
    const opening = { projectId: project.id, round }
    await addJob(tx, openingJob, opening, { key: openingKey(opening) })
  } else await fail(tx, actor, project, 'quotingDue', 'tooFewQuotes')
}

const fail = (
  tx: Tx,
  actor: Actor,
  project: LockedProject,
  action: 'enrolmentDue' | 'quotingDue',
  ending: 'tooFewEnrolments' | 'tooFewQuotes',
) =>
  finishMove(tx, actor, { project, party: null, awaitsMe: false }, action, {
    patch: { ending },
    event: 'project.failed',
    reason: ending,
  })

/** Catches up on overdue states, after failed jobs or for imported projects. */
export async function endOverdueStates(context: JobContext, seals: Seals): Promise<void> {
  const { database, tenantId } = context
  const due = await database.read(tenantId, async (db) => overdueProjects(db, await databaseTime(db)))
  await eachItem(
    context,
    due,
    ({ id }) => `project ${id}`,
    ({ id }) => database.write(tenantId, (tx) => endState(tx, tenantId, id, seals)),
  )
}
