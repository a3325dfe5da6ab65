import type { ApprovalEntity, ApprovalRound } from '#contract/approvals/approvals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { canDecide, statusOfStep } from './approval.rules.ts'
import type { RoundRow } from './approval.store.ts'
import { roundActions } from './actions/action.rules.ts'
import { type CommentRow, findComments } from './actions/comment.store.ts'
import { withoutSources } from './chain.rules.ts'
import { type Kinds, presentDocument, presentFacts } from './kinds/kinds.ts'
import { findRounds, findTasks, type TaskRow } from './round.store.ts'

/** All rounds of a document, oldest first. */
export async function approvalTimeline(
  db: Db,
  actor: Actor,
  kinds: Kinds,
  entity: ApprovalEntity,
  entityId: string,
): Promise<ApprovalRound[]> {
  const rounds = await findRounds(db, entity, entityId)
  const tasks = rounds.length > 0 ? await findTasks(db, rounds) : []
  const comments =
    rounds.length > 0
      ? await findComments(
          db,
          rounds.map(({ id }) => id),
        )
      : []
  return rounds.map((round) => ({
    instanceId: round.id,
    ...presentDocument(kinds, round, round.requester_person_id === actor.personId),
    facts: presentFacts(kinds, round.entity, round.facts),
    docVersion: round.doc_version,
    status: round.status,
    stuckSince: round.stuck_since?.toISOString() ?? null,
    reason: round.reason,
    requester: { userId: round.requester_id, userName: round.requester_name, deptName: round.requester_dept },
    startedAt: round.started_at.toISOString(),
    endedAt: round.ended_at?.toISOString() ?? null,
    ...stepsOf(round, tasks, actor),
    comments: comments.filter(({ instance_id: id }) => id === round.id).map(presentComment),
  }))
}

const presentComment = ({ id, author_name: authorName, body, mentions, at }: CommentRow) => ({
  id,
  authorName,
  body,
  mentions,
  at: at.toISOString(),
})

type Shown = Pick<ApprovalRound, 'steps' | 'can' | 'actions' | 'participants'>
type ShownRound = RoundRow & { readonly requester_name: string; readonly requester_dept: string }

function stepsOf(round: ShownRound, all: readonly TaskRow[], actor: Actor): Shown {
  const tasks = all.filter(({ instance_id }) => instance_id === round.id)
  return {
    can: canDecide({ ...round, tasks }, actor),
    actions: roundActions({ ...round, tasks }, actor),
    participants: participantsOf(round, tasks),
    steps: round.chain.map((node) => {
      const here = tasks.filter(({ step }) => step === node.step)
      return { ...withoutSources(node), status: statusOfStep(node.step, here, round), tasks: here.map(presentTask) }
    }),
  }
}

/** Everybody who has requested or is or was asked, once. */
function participantsOf(round: ShownRound, tasks: readonly TaskRow[]) {
  const { requester_id: userId, requester_name: userName, requester_dept: deptName } = round
  const people = [
    { userId, userName, deptName },
    ...tasks.map((task) => ({ userId: task.approver_id, userName: task.user_name, deptName: task.dept_name })),
  ]
  return [...new Map(people.map((person) => [person.userId, person])).values()]
}

const presentTask = (task: TaskRow) => ({
  userId: task.approver_id,
  userName: task.user_name,
  deptName: task.dept_name,
  status: task.status,
  opinion: task.opinion,
  onBehalfOfName: task.on_behalf_of_name,
  byLetter: task.by_letter,
  openedAt: task.opened_at?.toISOString() ?? null,
  decidedAt: task.decided_at?.toISOString() ?? null,
})
