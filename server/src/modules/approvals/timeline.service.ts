import type { ApprovalEntity, ApprovalRound } from '#contract/approvals/approvals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { canDecide, statusOfStep } from './approval.rules.ts'
import type { RoundRow } from './approval.store.ts'
import { documentOf } from './chain.rules.ts'
import { findRounds, findTasks, type TaskRow } from './round.store.ts'

/** All rounds of a document, oldest first. */
export async function approvalTimeline(
  db: Db,
  actor: Actor,
  entity: ApprovalEntity,
  entityId: string,
): Promise<ApprovalRound[]> {
  const rounds = await findRounds(db, entity, entityId)
  const tasks = rounds.length > 0 ? await findTasks(db, rounds) : []
  return rounds.map((round) => ({
    instanceId: round.id,
    entity: round.entity,
    document: documentOf(round),
    entityId: round.entity_id,
    docNo: round.doc_no,
    title: round.title,
    amount: round.amount,
    award: round.award,
    docVersion: round.doc_version,
    status: round.status,
    reason: round.reason,
    requester: { userId: round.requester_id, userName: round.requester_name, deptName: round.requester_dept },
    startedAt: round.started_at.toISOString(),
    endedAt: round.ended_at?.toISOString() ?? null,
    ...stepsOf(round, tasks, actor),
  }))
}

function stepsOf(round: RoundRow, all: readonly TaskRow[], actor: Actor): Pick<ApprovalRound, 'steps' | 'can'> {
  const tasks = all.filter(({ instance_id }) => instance_id === round.id)
  return {
    can: canDecide({ ...round, tasks }, actor),
    steps: round.chain.map((node) => {
      const here = tasks.filter(({ step }) => step === node.step)
      return { ...node, status: statusOfStep(here), tasks: here.map(presentTask) }
    }),
  }
}

const presentTask = (task: TaskRow) => ({
  userId: task.approver_id,
  userName: task.user_name,
  deptName: task.dept_name,
  status: task.status,
  opinion: task.opinion,
  openedAt: task.opened_at?.toISOString() ?? null,
  decidedAt: task.decided_at?.toISOString() ?? null,
})
