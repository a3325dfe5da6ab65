import * as contract from '#contract/approvals/approvals.ts'
import * as approvalTasks from '#contract/approvals/approvalTasks.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { taskColumns } from './approval.export.rules.ts'
import { chooseApprovers } from './choices/choice.service.ts'
import { decideTask, decidingActor } from './kinds/decide.service.ts'
import { type Kinds, presentDocument, presentFacts } from './kinds/kinds.ts'
import { approvalTimeline } from './timeline.service.ts'
import { transferTask } from './task.service.ts'
import { countOpenTasks, findApprovers, type InboxRow, type TaskFilter, taskList } from './task.store.ts'

const presentOf =
  (kinds: Kinds) =>
  (row: InboxRow, { actor }: ListCall<object>): approvalTasks.ApprovalTask => ({
    instanceId: row.instance_id,
    ...presentDocument(kinds, row, row.requester_id === actor.userId),
    facts: presentFacts(kinds, row.entity, row.facts),
    docVersion: row.doc_version,
    requesterName: row.requester_name,
    deptName: row.dept_name,
    nodeName: row.node_name,
    nodeEnName: row.node_en_name,
    status: row.status,
    taskStatus: row.task_status,
    startedAt: row.started_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  })

/** Permissions with which approvers are chosen: to transfer, for rules, for stuck approvals, for those who leave. */
const asking = ['approval.decide', 'approval.configure', 'approval.oversee', 'org.manage'] as const

const takesPart = (round: contract.ApprovalRound, actor: Actor) =>
  round.requester.userId === actor.userId ||
  round.steps.some(({ tasks }) => tasks.some(({ userId }) => userId === actor.userId))

export function approvalRoutes(app: App, kinds: Kinds) {
  serve(app, approvalTasks.getUndoByPageNum, async ({ db, actor }) => {
    const waiting = await countOpenTasks(db, [actor.userId])
    return { count: waiting.get(actor.userId) ?? 0 }
  })
  const tasks = {
    list: taskList,
    filter: ({ actor, input: { keyword = '', ...rest } }: ListCall<Omit<TaskFilter, 'userId' | 'concealed'>>) => ({
      ...rest,
      userId: actor.userId,
      keyword: keyword.trim(),
      concealed: kinds.concealed(),
    }),
    present: presentOf(kinds),
  }
  serveList(app, approvalTasks.listTasks, tasks)
  serveExport(app, approvalTasks.exportTasks, { ...tasks, name: ['审批', 'Approvals'], columns: taskColumns })
  serve(app, contract.getTimeline, async ({ db, actor, input: { entity, entityId } }) => {
    const rounds = await approvalTimeline(db, actor, kinds, entity, entityId)
    return rounds.filter((round) => takesPart(round, actor))
  })
  serve(app, approvalTasks.transferTask, async ({ db, actor, input }) => {
    await transferTask(db, actor, input)
    return null
  })
  serve(app, approvalTasks.chooseApprovers, async ({ db, actor, input }) => {
    await chooseApprovers(db, actor, input)
    return null
  })
  serve(app, approvalTasks.listApprovers, async ({ db, actor, input: { keyword = '' } }) => {
    const mayAsk = asking.some((permission) => actor.permissions.has(permission))
    const people = mayAsk ? await findApprovers(db, keyword.trim()) : []
    return people.map(({ id, name, dept_name }) => ({ userId: id, userName: name, deptName: dept_name }))
  })
  serve(app, approvalTasks.listApprovalKinds, async () => [...kinds.all()])
  serve(app, approvalTasks.decideTask, async ({ db, actor: caller, input, request }) => {
    const actor = (request.actor = await decidingActor(db, caller, input.instanceId))
    await decideTask(db, actor, kinds, input)
    return null
  })
}
