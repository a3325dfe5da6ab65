import { type Kysely, sql } from 'kysely'
import { type EntryKind, type FundKind, listBudgets, listFundEntries } from '#contract/ledger/ledger.ts'
import type { Db } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { Reach } from '#kit/reach.rules.ts'
import { departmentInReach } from '#modules/identity/index.ts'
import { amounts, columns, type Fund, funds } from './fund.store.ts'

export interface FundFilter {
  /** Departments whose budgets and quotas are listed. */
  readonly reach: Reach
  readonly kind?: FundKind | undefined
  readonly deptId?: string | undefined
  readonly on?: string | undefined
}

const filtered = (db: Kysely<DB>, { reach, kind, deptId, on }: FundFilter) =>
  funds(db)
    .where(departmentInReach('d', reach))
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind!))
    .$if(deptId !== undefined, (query) => query.where((e) => e(e.val(deptId), '=', e.fn.any('d.path'))))
    .$if(on !== undefined, (query) => query.where('a.starts_on', '<=', on!).where('a.ends_on', '>=', on!))

export const fundList = listOf({
  route: listBudgets,
  find: (db: Db, filter: FundFilter) => filtered(db, filter),
  select: (found) => found.select(columns).select(amounts).$narrowType<Fund>(),
  key: 'a.id',
  order: [['a.starts_on', 'desc'], 'd.full_name', 'a.kind'],
  sort: { deptName: 'd.full_name', startsOn: 'a.starts_on', endsOn: 'a.ends_on' },
})

export interface EntryRow {
  seq: string
  kind: EntryKind
  part: 'available' | 'frozen'
  change: string
  ref_kind: string
  ref_id: string
  at: Date
}

export const fundEntryList = listOf({
  route: listFundEntries,
  find: (db: Db, { fundId }: { readonly fundId: string }) =>
    db.selectFrom('ledger.entries as e').where('e.account_id', '=', fundId),
  select: (found) =>
    found
      .select(['e.seq', 'e.kind', 'e.part', 'e.ref_kind', 'e.ref_id', 'e.at'])
      .select(sql<string>`e.cr - e.dr`.as('change')),
  key: 'e.seq',
  order: [['e.seq', 'desc']],
  countUpTo: countOfLargeTables,
})
