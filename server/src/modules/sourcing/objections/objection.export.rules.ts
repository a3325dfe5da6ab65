import { objectionStatusNames } from '#contract/sourcing/objections/objection.ts'
import type { exportMyObjections, exportObjections } from '#contract/sourcing/objections/objections.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const subjectWords = {
  requirements: ['采购需求', 'Requirements'],
  process: ['采购过程', 'Process'],
  result: ['采购结果', 'Result'],
} as const

const own: ColumnsOf<typeof exportMyObjections> = {
  projectNo: ['项目编号', 'Project no.'],
  projectTitle: ['项目名称', 'Project'],
  subject: { title: ['质疑事项', 'Subject'], words: subjectWords },
  body: ['质疑内容', 'Objection'],
  status: { title: ['状态', 'Status'], words: objectionStatusNames },
  submittedAt: ['提出时间', 'Submitted'],
  dueAt: ['办理期限', 'Due'],
  answer: ['答复', 'Answer'],
  answeredAt: ['答复时间', 'Answered'],
  reason: ['处理原因', 'Reason'],
}

export const ownObjectionColumns = own
export const objectionColumns: ColumnsOf<typeof exportObjections> = { ...own, supplierName: ['供应商', 'Supplier'] }
