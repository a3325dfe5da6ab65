import type { exportDeadLetters } from '#contract/jobs/jobs.ts'
import type { ColumnsOf } from '#kit/export.rules.ts'

export const deadLetterColumns: ColumnsOf<typeof exportDeadLetters> = {
  name: ['任务', 'Job'],
  attempts: ['尝试次数', 'Attempts'],
  error: ['失败原因', 'Last error'],
  createdAt: ['创建时间', 'Created'],
  failedAt: ['失败时间', 'Failed'],
}
