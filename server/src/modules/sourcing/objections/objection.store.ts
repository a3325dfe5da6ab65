import { sql } from 'kysely'
import { type ObjectionSubject, openObjections } from '#contract/sourcing/objections/objection.ts'
import { listObjections, type ObjectionTab } from '#contract/sourcing/objections/objections.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { tableOf } from '#kit/database/table.ts'
import { type RunOrSupervised, isAmongSql, isRunOrSupervised, type Running } from '../projects/running.store.ts'

export const objections = tableOf('sourcing.objections')

export interface ObjectionFilter {
  /** Access scope: projects that the caller runs or oversees, or supervises; undefined: all. */
  readonly scope?: RunOrSupervised | undefined
  readonly supplierId?: string
  readonly tab?: ObjectionTab | undefined
  readonly projectId?: string | undefined
  readonly subject?: ObjectionSubject | undefined
  readonly keyword?: string | undefined
}

/** Objections with the project facts that determine actions. */
export const objectionList = listOf({
  route: listObjections,
  find: (db: Db, { scope, supplierId, tab = 'all', projectId, subject, keyword = '' }: ObjectionFilter) =>
    db
      .selectFrom('sourcing.objections as o')
      .innerJoin('sourcing.projects as p', 'p.id', 'o.project_id')
      .$if(scope !== undefined, (found) => found.where(isRunOrSupervised(scope!)))
      .$if(supplierId !== undefined, (found) => found.where('o.supplier_id', '=', supplierId!))
      .$if(tab !== 'all', (found) => found.where('o.status', tab === 'open' ? 'in' : 'not in', openObjections))
      .$if(projectId !== undefined, (found) => found.where('o.project_id', '=', projectId!))
      .$if(subject !== undefined, (found) => found.where('o.subject', '=', subject!))
      .$if(keyword.trim() !== '', (found) => {
        const like = containing(keyword.trim())
        return found.where((e) => e.or([e('p.project_no', 'ilike', like), e('p.title', 'ilike', like)]))
      }),
  select: (found) =>
    found
      .selectAll('o')
      .select([
        'p.project_no',
        'p.title',
        'p.kind',
        'p.state',
        'p.dept_name',
        'p.dept_path',
        'p.owner_id',
        'p.supervisor_ids',
      ]),
  key: 'o.id',
  order: [sql`o.due_at`, ['o.id', 'desc']],
  sort: { submittedAt: 'o.submitted_at', dueAt: 'o.due_at' },
})
export type ListedObjection = RowIn<typeof objectionList>

const published = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.objections')
    .select(['id', 'subject', 'answer', 'answered_at'])
    .where('project_id', '=', $.projectId)
    .where('is_published', '=', true)
    .orderBy('answered_at'),
)
/** Published answers. */
export const findPublishedAnswers = (db: Db, projectId: string) => published(db, { projectId })

const count = sqlQuery(
  'sourcing.countObjections',
  `select count(*)::int as "objections!" from sourcing.objections
   where project_id = $projectId and supplier_id = $supplierId`,
)
export const countObjectionsOf = async (tx: Tx, projectId: string, supplierId: string): Promise<number> =>
  (await count.one(tx, { projectId, supplierId })).objections

const involved = sqlQuery(
  'sourcing.involvedIn',
  `select exists (select from sourcing.enrolments where project_id = $projectId and supplier_id = $supplierId
       and status <> 'withdrawn')
     or exists (select from sourcing.invitations where project_id = $projectId and supplier_id = $supplierId)
     as "enrolled!",
     exists (select from sourcing.seal_entries where project_id = $projectId and supplier_id = $supplierId
       and kind = 'quote') as "quoted!",
     (select max(at) from sourcing.change_notices where project_id = $projectId) as "changed_at"`,
)
/** Participation of a supplier, and the time of the last announced change. */
export async function findInvolved(db: Db, projectId: string, supplierId: string) {
  const { enrolled, quoted, changed_at: changedAt } = await involved.one(db, { projectId, supplierId })
  return { takesPart: enrolled || quoted, hasQuoted: quoted, changedAt }
}

const blocking = sqlQuery(
  'sourcing.objectionsToResult',
  `select count(*) filter (where status in ('submitted', 'accepted', 'rejected', 'answered', 'escalated')
       and release_reason = '')::int as "open!",
     count(*) filter (where status = 'upheld' and decided_at >= $since)::int as "upheld!"
   from sourcing.objections where project_id = $projectId and subject = 'result'`,
)
/** Number of objections that block the result: open ones, and those upheld since the award was proposed. */
export const countBlocking = (tx: Tx, projectId: string, since: Date) => blocking.one(tx, { projectId, since })

const waiting = sqlQuery(
  'sourcing.waitingObjections',
  `select count(*)::int as "waiting!" from sourcing.objections o
   join sourcing.projects p on p.tenant_id = o.tenant_id and p.id = o.project_id
   where o.status = any ($statuses::text[]) and ${isAmongSql}`,
)
export const countWaiting = async (db: Db, statuses: readonly string[], running: Running): Promise<number> =>
  (await waiting.one(db, { statuses, ...running })).waiting

const due = sqlQuery(
  'sourcing.dueObjections',
  `select id from sourcing.objections where due_at <= clock_timestamp() and not is_overdue order by due_at limit 500`,
)
export const findDueObjections = (db: Db) => due(db)
