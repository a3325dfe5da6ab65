import { type exportMyEvaluations, myEvaluationStatusNames } from '#contract/sourcing/evaluation/evaluation.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { kindWords } from '../projects/project.export.rules.ts'

export const myEvaluationColumns: ColumnsOf<typeof exportMyEvaluations> = {
  projectNo: ['项目编号', 'Project no.'],
  title: ['项目名称', 'Title'],
  kind: { title: ['采购方式', 'Method'], words: kindWords },
  deptName: ['采购单位', 'Department'],
  status: { title: ['评分状态', 'Status'], words: myEvaluationStatusNames },
  openedAt: ['开标时间', 'Opened'],
  dueAt: ['评分截止', 'Due'],
  submittedAt: ['提交时间', 'Submitted'],
}
