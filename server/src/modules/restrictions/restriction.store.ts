import type { PermissionId } from '#contract/restrictions/functions.ts'
import { listRestrictions } from '#contract/restrictions/restrictions.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { anyOf, insertMany } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const restrictions = tableOf('restrictions.restrictions')
export type RestrictionRow = RowOfTable<typeof restrictions>

export const restrictionList = listOf({
  route: listRestrictions,
  find: (db: Db) => db.selectFrom('restrictions.restrictions as t'),
  where: {
    status: { is: 't.status' },
    permissionId: { is: 't.perm_id' },
    keyword: { contains: ['t.user_name', 't.user_code', 't.dept_name'] },
  },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
  sort: { createdAt: 't.created_at' },
})

/** Restrictions in force for a person at a time; executed once for each session check. */
export const inForce = preparedQuery((db, $: Params<{ personId: string; at: Date }>) =>
  db
    .selectFrom('restrictions.restrictions as t')
    .select(['t.perm_id', 't.reason', 't.starts_at', 't.ends_at'])
    .where('t.person_id', '=', $.personId)
    .where('t.status', '=', '01')
    .where('t.starts_at', '<=', $.at)
    .where((e) => e.or([e('t.ends_at', 'is', null), e('t.ends_at', '>', $.at)]))
    .orderBy('t.perm_id')
    .limit(50),
)

interface Of {
  readonly personIds: readonly string[]
  readonly permIds: readonly PermissionId[]
}
const ofPeople = preparedQuery((db, $: Params<Of>) =>
  db
    .selectFrom('restrictions.restrictions as t')
    .selectAll('t')
    .where('t.person_id', '=', anyOf($.personIds))
    .where('t.perm_id', '=', anyOf($.permIds))
    .where('t.status', '=', '01')
    .orderBy('t.id')
    .forNoKeyUpdate(),
)
/** Locks current and future restrictions of these persons. */
export const lockOfPeople = async (tx: Tx, of: Of) => (await ofPeople(tx, of)) as Locked<RestrictionRow>[]

const insert = insertMany('restrictions.restrictions', [
  'person_id',
  'user_code',
  'user_name',
  'dept_name',
  'perm_id',
  'reason',
  'starts_at',
  'ends_at',
  'created_by',
  'created_at',
])
export const insertRestrictions = (tx: Tx, rows: Parameters<typeof insert>[1]['rows']) => insert(tx, { rows })

const over = preparedQuery((db, $: Params<{ now: Date; max: number }>) =>
  db
    .selectFrom('restrictions.restrictions as t')
    .selectAll('t')
    .where('t.status', '=', '01')
    .where('t.ends_at', '<=', $.now)
    .orderBy('t.ends_at')
    .limit($.max)
    .forNoKeyUpdate()
    .skipLocked(),
)
/** Locks expired restrictions. */
export const lockOver = async (tx: Tx, now: Date, max: number) =>
  (await over(tx, { now, max })) as Locked<RestrictionRow>[]
