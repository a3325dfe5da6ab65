import * as contract from '#contract/sourcing/evaluation/evaluation.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { textOf } from '../projects/project.columns.ts'
import { projectColumns } from '../projects/project.export.rules.ts'
import { presentProject, presentSummary } from '../workspace/project.present.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import type { Seals } from '../seal/seals.ts'
import { closeScoring, reopenScores } from './closing.service.ts'
import { myEvaluationColumns } from './evaluation.export.rules.ts'
import { presentEvaluation } from './evaluation.present.ts'
import { changeEvaluators } from './evaluator.service.ts'
import { findCandidates } from '../evaluators/evaluator.store.ts'
import { statusOf } from './myEvaluation.rules.ts'
import { myEvaluationList, type MyEvaluationRow, supervisedList } from './myEvaluations.store.ts'
import { presentRoom } from './room.present.ts'
import { declareConflict, saveScores, submitScores } from './scoring.service.ts'

export function evaluationRoutes(app: App, seals: Seals) {
  serve(app, contract.listEvaluatorCandidates, async ({ db, input: { role, keyword = '', ids } }) =>
    (
      await findCandidates(db, { role, keyword: keyword.trim(), ids: ids?.split(',') ?? null }, contract.maxCandidates)
    ).map(({ id, code, name, dept_name: deptName }) => ({ id, code, name, deptName })),
  )
  serve(app, contract.findEvaluation, ({ db, actor, input }) => presentEvaluation(db, actor, input.projectId))
  for (const [route, command] of [
    [contract.changeEvaluators, changeEvaluators],
    [contract.closeScoring, closeScoring],
    [contract.reopenScores, reopenScores],
  ] as const)
    serve(app, route, async ({ db, actor, input }) =>
      presentProject(db, actor, await command(db, actor, input as never)),
    )

  serve(app, contract.findScoringRoom, ({ db, actor, input }) => presentRoom(db, actor, input.projectId, seals))
  serve(app, contract.saveScores, async ({ db, actor, input }) =>
    presentRoom(db, actor, await saveScores(db, actor, input), seals),
  )
  serve(app, contract.submitScores, async ({ db, actor, input }) =>
    presentRoom(db, actor, await submitScores(db, actor, input, seals), seals),
  )
  serve(app, contract.declareConflict, ({ db, actor, input }) => declareConflict(db, actor, input))

  const mine = {
    list: myEvaluationList,
    filter: <F extends object>({ actor, input }: ListCall<F>) => ({ ...input, actor }),
    present: (row: MyEvaluationRow): contract.MyEvaluation => ({
      id: row.id,
      projectNo: row.project_no,
      title: row.title,
      kind: row.kind,
      deptName: row.dept_name,
      openedAt: textOf(row.opened_at),
      dueAt: textOf(row.due_at),
      submittedAt: textOf(row.submitted_at),
      status: statusOf(row),
    }),
  }
  serveList(app, contract.listMyEvaluations, mine)
  serveExport(app, contract.exportMyEvaluations, {
    ...mine,
    name: ['评审任务', 'Evaluations'],
    columns: myEvaluationColumns,
  })

  const supervised = {
    list: supervisedList,
    filter: <F extends object>({ actor, input }: ListCall<F>) => ({ ...input, actor }),
    present: (row: ProjectRow, { actor }: { readonly actor: Parameters<typeof presentSummary>[1] }) => ({
      ...presentSummary(row, actor),
      can: [],
    }),
  }
  serveList(app, contract.listSupervisedProjects, supervised)
  serveExport(app, contract.exportSupervisedProjects, {
    ...supervised,
    name: ['监督项目', 'Supervised projects'],
    columns: projectColumns,
  })
}
