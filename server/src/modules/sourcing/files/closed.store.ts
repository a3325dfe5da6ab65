import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'

const closed = sqlQuery(
  'sourcing.latestClosedRounds',
  `select p.id as project_id, p.project_no, p.title, p.kind as project_kind, r.suite, r.key_id,
     e.seq, e.round, e.kind, e.at, e.supplier_id, e.subject, e.commitment, e.envelope_hash, e.ref, e.prev, e.hash
   from sourcing.seal_entries e
   join sourcing.projects p on p.tenant_id = e.tenant_id and p.id = e.project_id
   join sourcing.seal_rounds r on r.tenant_id = e.tenant_id and r.project_id = e.project_id and r.round = e.round
   where e.kind = 'close' and p.kind = $kind and p.scope = 'open' and p.published_at is not null
   order by e.at desc, e.seq desc limit $max`,
).narrow<{ project_kind: ProjectKind; suite: SuiteId; kind: 'close' }>()
export type ClosedRow = RowOf<typeof closed>
/** Latest closed rounds of open projects. */
export const findLatestClosed = (db: Db, kind: ProjectKind, max: number) => closed(db, { kind, max })
