import type { Input } from '#contract/kit/route.ts'
import { sourcing as manifest } from '#contract/sourcing/manifest.ts'
import type * as contract from '#contract/sourcing/projects.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval } from '#modules/approvals/index.ts'
import { settleAward } from '../award/outcome.service.ts'
import { isExpert } from '../evaluators/evaluator.store.ts'
import { finishMove, type Moving } from '../moves/finish.service.ts'
import { lockProjectFor } from '../projects/project.access.service.ts'
import { type LockedProject, projects } from '../projects/project.store.ts'

/** Documents of a project that are approved: the project itself, and its award. */
type Approved = 'project' | 'award'
const stateOf = { project: '2', award: '6' } as const satisfies Record<Approved, LockedProject['state']>

/** Decides as approver on the project or its award, which follows the outcome of the approval. */
export async function decideProject(
  tx: Tx,
  actor: Actor,
  { id, version, decision, opinion }: Input<typeof contract.decideProject>,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, id)
  const kind = seen.project.state === '6' ? 'award' : 'project'
  const instanceId = await approvalOf(tx, actor, seen.project, kind)
  if (decision === 'reject' && opinion.trim() === '') refuse('project.opinionMissing')
  const { status, events } = await decideApproval(tx, actor, {
    instanceId,
    decision,
    opinion,
    docVersion: String(version),
  })
  if (status !== 'cancelled') await applyOutcome(tx, actor, seen, kind, { status, opinion: opinion.trim(), events })
  return id
}

/** Projects and their awards as kinds of documents that are approved. */
const hookOf = (kind: Approved): ApprovalHook => ({
  kind: manifest.approvals[kind],
  lock: async (tx, actor, id) => {
    const seen: Moving =
      actor.entrance === 'system'
        ? { project: await projects.lock(tx, id), party: null, awaitsMe: false }
        : await lockProjectFor(tx, actor, id)
    await approvalOf(tx, actor, seen.project, kind)
    return (outcome) => applyOutcome(tx, actor, seen, kind, outcome)
  },
})
export const projectApproval = hookOf('project')
export const awardApproval = hookOf('award')

/** Round of a document that is under approval. */
async function approvalOf(tx: Tx, actor: Actor, project: LockedProject, kind: Approved): Promise<string> {
  if (kind === 'award' && (await isExpert(tx, actor, project))) refuse('evaluation.expertDecides')
  return project.state === stateOf[kind] && project.approval_id !== null
    ? project.approval_id
    : refuse('approval.decided')
}

async function applyOutcome(
  tx: Tx,
  actor: Actor,
  seen: Moving,
  kind: Approved,
  { status, opinion: reason, events }: ApprovalOutcome,
): Promise<void> {
  if (status === 'pending') return publish(tx, actor, ...events)
  const isAward = kind === 'award'
  if (isAward) await settleAward(tx, actor, seen.project, status === 'approved' ? 'approved' : 'rejected', reason)
  if (status === 'approved')
    await finishMove(tx, actor, seen, 'approve', {
      after: { approved: true },
      events,
      ...(isAward ? { event: 'project.awardApproved' } : {}),
    })
  else if (status === 'rejected')
    await finishMove(tx, actor, seen, 'reject', {
      patch: { reason, ...(isAward ? noAward : {}) },
      reason,
      events,
      ...(isAward ? { event: 'project.awardRejected' } : {}),
    })
  else await finishMove(tx, actor, seen, 'expireApproval', { patch: { reason: '', ...noAward }, events })
}

const noAward = { award_id: null, approval_id: null }
