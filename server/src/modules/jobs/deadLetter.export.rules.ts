import type { exportDeadLetters } from '#contract/jobs/jobs.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const deadLetterColumns: ColumnsOf<typeof exportDeadLetters> = {
  name: ['任务', 'Job'],
  attempts: ['已执行次数', 'Attempts'],
  error: ['失败原因', 'Error'],
  createdAt: ['创建时间', 'Created'],
  failedAt: ['最近失败时间', 'Last failed'],
}
