import { route } from '#contract/kit/route.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { Count, Id, Instant, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Dead letter: a job that has used all its attempts. */
export const DeadLetter = shape({
  id: Id,
  name: Type.String({ description: 'name of the job, as in logs and metrics' }),
  attempts: Count,
  error: Type.String({ description: 'kind and code of the last failure; the log has the details under the id' }),
  createdAt: Instant,
  failedAt: Instant,
})
export type DeadLetter = Static<typeof DeadLetter>

const Chosen = shape({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) })

export const listDeadLetters = listRoute({
  path: '/sysrest/api/deadLetter/list',
  access: 'job.manage',
  summary: "List the tenant's jobs that have used all attempts, newest first",
  filters: {},
  sort: ['name', 'attempts', 'failedAt'],
  record: DeadLetter,
})
export const exportDeadLetters = exportRoute(listDeadLetters, {
  path: '/sysrest/api/deadLetter/export',
  columns: ['name', 'attempts', 'error', 'createdAt', 'failedAt'],
})
export const retryDeadLetters = route({
  method: 'POST',
  path: '/sysrest/api/deadLetter/retry',
  access: 'job.manage',
  summary: 'Retry jobs, with all attempts available again',
  input: Chosen,
  reply: shape({ done: Count }),
})
export const dismissDeadLetters = route({
  method: 'POST',
  path: '/sysrest/api/deadLetter/dismiss',
  access: 'job.manage',
  summary: 'Dismiss jobs permanently',
  input: Chosen,
  reply: shape({ done: Count }),
})
