import * as contract from '#contract/jobs/jobs.ts'
import { type DeadLetterRow, findDeadLetters } from '#kit/jobs.store.ts'
import { pageOf } from '#kit/page.ts'
import { type App, serve } from '#kit/serve.ts'
import { settleDeadLetters } from './deadLetter.service.ts'

const present = ({ id, name, attempts, error, created_at, failed_at }: DeadLetterRow): contract.DeadLetter => ({
  id,
  name,
  attempts,
  error,
  createdAt: created_at.toISOString(),
  failedAt: failed_at.toISOString(),
})

export function deadLetterRoutes(app: App) {
  serve(app, contract.listDeadLetters, async ({ sql, input: { page = 1, limit = 10 } }) => {
    const { rows, total } = await findDeadLetters(sql, limit, (page - 1) * limit)
    return pageOf(rows.map(present), total, page, limit)
  })
  serve(app, contract.retryDeadLetters, async ({ sql, actor, input: { ids } }) => ({
    done: await settleDeadLetters(sql, actor, ids, 'retried'),
  }))
  serve(app, contract.dismissDeadLetters, async ({ sql, actor, input: { ids } }) => ({
    done: await settleDeadLetters(sql, actor, ids, 'dismissed'),
  }))
}
