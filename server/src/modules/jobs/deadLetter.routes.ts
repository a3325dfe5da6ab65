import * as contract from '#contract/jobs/jobs.ts'
import type { DeadLetterRow } from '#kit/jobs/jobs.store.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { deadLetterColumns } from './deadLetter.export.rules.ts'
import { settleDeadLetters } from './deadLetter.service.ts'
import { deadLetterList } from './deadLetter.store.ts'

const present = ({ id, name, attempts, error, created_at, failed_at }: DeadLetterRow): contract.DeadLetter => ({
  id,
  name,
  attempts,
  error,
  createdAt: created_at.toISOString(),
  failedAt: failed_at.toISOString(),
})

export function deadLetterRoutes(app: App) {
  const listed = { list: deadLetterList, filter: () => ({}), present }
  serveList(app, contract.listDeadLetters, listed)
  serveExport(app, contract.exportDeadLetters, {
    ...listed,
    name: ['失败任务', 'Failed jobs'],
    columns: deadLetterColumns,
  })
  serve(app, contract.retryDeadLetters, async ({ db, actor, input: { ids } }) => ({
    done: await settleDeadLetters(db, actor, ids, 'retried'),
  }))
  serve(app, contract.dismissDeadLetters, async ({ db, actor, input: { ids } }) => ({
    done: await settleDeadLetters(db, actor, ids, 'dismissed'),
  }))
}
