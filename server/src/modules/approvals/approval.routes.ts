import * as contract from '#contract/approvals/approvals.ts'
import * as approvalTasks from '#contract/approvals/approvalTasks.ts'
import * as approvalRules from '#contract/approvals/approvalRules.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { taskColumns } from './approval.export.rules.ts'
import { documentOf } from './chain.rules.ts'
import { approvalTimeline } from './timeline.service.ts'
import { presentRules, saveApprovalRule } from './rule.service.ts'
import { allRules, findApproverRoles } from './rule.store.ts'
import { transferTask } from './task.service.ts'
import { countOpenTasks, findApprovers, type InboxRow, type TaskFilter, taskList } from './task.store.ts'

const present = (row: InboxRow): approvalTasks.ApprovalTask => ({
  instanceId: row.instance_id,
  entity: row.entity,
  document: documentOf(row),
  entityId: row.entity_id,
  docNo: row.doc_no,
  title: row.title,
  amount: row.amount,
  award: row.award,
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

const takesPart = (round: contract.ApprovalRound, actor: Actor) =>
  round.requester.userId === actor.userId ||
  round.steps.some(({ tasks }) => tasks.some(({ userId }) => userId === actor.userId))

export function approvalRoutes(app: App) {
  serve(app, approvalTasks.getUndoByPageNum, async ({ db, actor }) => {
    const waiting = await countOpenTasks(db, [actor.userId])
    return { count: waiting.get(actor.userId) ?? 0 }
  })
  const tasks = {
    list: taskList,
    filter: ({ actor, input: { keyword = '', ...rest } }: ListCall<Omit<TaskFilter, 'userId'>>) => ({
      ...rest,
      userId: actor.userId,
      keyword: keyword.trim(),
    }),
    present,
  }
  serveList(app, approvalTasks.listTasks, tasks)
  serveExport(app, approvalTasks.exportTasks, { ...tasks, name: ['审批', 'Approvals'], columns: taskColumns })
  serve(app, contract.getTimeline, async ({ db, actor, input: { entity, entityId } }) => {
    const rounds = await approvalTimeline(db, actor, entity, entityId)
    return rounds.filter((round) => takesPart(round, actor))
  })
  serve(app, approvalTasks.transferTask, async ({ db, actor, input }) => {
    await transferTask(db, actor, input)
    return null
  })
  serve(app, approvalTasks.listApprovers, async ({ db, actor, input: { keyword = '' } }) => {
    const mayAsk = actor.permissions.has('approval.decide') || actor.permissions.has('approval.configure')
    const people = mayAsk ? await findApprovers(db, keyword.trim()) : []
    return people.map(({ id, name, dept_name }) => ({ userId: id, userName: name, deptName: dept_name }))
  })
  serve(app, approvalRules.listApprovalRules, async ({ db, input }) =>
    presentRules(db, await allRules(db, input.entity)),
  )
  serve(app, approvalRules.listApproverRoles, async ({ db }) => {
    const roles = await findApproverRoles(db)
    return roles.map(({ code, name, en_name: enName }) => ({ code, name, enName }))
  })
  serve(app, approvalRules.saveApprovalRule, ({ db, actor, input }) => saveApprovalRule(db, actor, input))
}
