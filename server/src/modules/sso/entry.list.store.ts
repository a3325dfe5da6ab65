import { sql } from 'kysely'
import { listEntries } from '#contract/sso/ssoEntries.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import type { EntryRow } from './entry.store.ts'

export interface ListedEntry extends EntryRow {
  subject_count: number
}

export const entryList = listOf({
  route: listEntries,
  find: (db: Db) => db.selectFrom('sso.entries as e'),
  select: (found) =>
    found
      .selectAll('e')
      .select((e) =>
        e
          .selectFrom('sso.subjects as s')
          .whereRef('s.tenant_id', '=', 'e.tenant_id')
          .whereRef('s.entry_id', '=', 'e.id')
          .select(sql<number>`count(*)::int`.as('count'))
          .as('subject_count'),
      )
      .$narrowType<{ subject_count: number }>(),
  key: 'e.id',
  order: ['e.page', 'e.app'],
  sort: { name: 'e.name', page: 'e.page', lastUsedAt: 'e.last_used_at' },
})

const subjects = preparedQuery((db, $: Params<{ entryId: string }>) =>
  db
    .selectFrom('sso.subjects')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('entry_id', '=', $.entryId),
)
export const countSubjects = async (db: Db, entryId: string): Promise<number> =>
  Number((await subjects.one(db, { entryId })).count)
