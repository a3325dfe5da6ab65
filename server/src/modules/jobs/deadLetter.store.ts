import { sql } from 'kysely'
import { listDeadLetters } from '#contract/jobs/jobs.ts'
import type { Db } from '#kit/database/database.ts'
import type { DeadLetterRow } from '#kit/jobs/jobs.store.ts'
import { listOf } from '#kit/database/list.ts'

/** Dead letters of the tenant; the database function filters them. */
export const deadLetterList = listOf({
  route: listDeadLetters,
  find: (db: Db, _filter: object) => db.selectFrom(sql<DeadLetterRow>`kit.dead_letters()`.as('d')),
  select: (found) => found.selectAll('d'),
  key: 'd.id',
  order: [['d.failed_at', 'desc']],
  sort: { name: 'd.name', attempts: 'd.attempts', failedAt: 'd.failed_at' },
})
