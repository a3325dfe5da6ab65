import { sql } from 'kysely'
import { listPositions } from '#contract/identity/positions.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { tableOf } from '#kit/database/table.ts'

export const positions = tableOf('identity.positions')

const people = sql<number>`(select count(*)::int from identity.users u
  where u.tenant_id = p.tenant_id and u.position_id = p.id and identity.is_open(u))`

export const positionList = listOf({
  route: listPositions,
  find: (db: Db) => db.selectFrom('identity.positions as p'),
  where: { keyword: { contains: ['p.code', 'p.name', 'p.en_name'] }, status: { disabled: 'p.disabled' } },
  select: (found) =>
    found.select([
      'p.id as positionId',
      'p.version',
      'p.code',
      'p.name',
      'p.en_name as enName',
      'p.disabled',
      people.as('people'),
    ]),
  key: 'p.id',
  order: ['p.code'],
  sort: { code: 'p.code', name: 'p.name' },
})
export type PositionRow = RowIn<typeof positionList>

/** Active positions, by code. */
export const activePositions = preparedQuery((db) =>
  db
    .selectFrom('identity.positions')
    .select(['id as positionId', 'code', 'name', 'en_name as enName'])
    .where('disabled', '=', false)
    .orderBy('code')
    .limit(1000),
)

const named = preparedQuery((db, $: Params<{ names: readonly string[] }>) =>
  db
    .selectFrom('identity.positions')
    .select(['id', 'code', 'name'])
    .where('disabled', '=', false)
    .where((e) => e.or([e('code', '=', anyOf($.names)), e('name', '=', anyOf($.names))])),
)
/** Active positions by code and by name; a code wins. */
export async function positionsNamed(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await named(db, { names: [...new Set(names)] })
  return new Map([
    ...found.map(({ name, id }) => [name, id] as const),
    ...found.map(({ code, id }) => [code, id] as const),
  ])
}

/** Advisory lock of who leads whom: serialises changes, so that two of them cannot close a circle. */
export const lockManagers = sqlQuery(
  'identity.lockManagers',
  `select pg_advisory_xact_lock(hashtextextended('managers/' || kit.tenant(), 13))`,
)

const above = sqlQuery(
  'identity.isLedBy',
  `with recursive above(person_id) as (
     select person_id from identity.users where id = $managerId
     union
     select m.person_id from above a join identity.users u on u.person_id = a.person_id
       join identity.users m on m.id = u.manager_id
   ) select exists (select from above where person_id = $personId) as "isLed!"`,
)
/** Whether an account, or someone above it by any account, is of this person. */
export const isLedBy = async (db: Db, managerId: string, personId: string): Promise<boolean> =>
  (await above.one(db, { managerId, personId })).isLed

const openStaff = sqlQuery(
  'identity.isOpenStaff',
  `select exists (select from identity.users u where u.id = $id and u.entrance <> 'supplier' and identity.is_open(u)) as "isOpen!"`,
)
/** Whether somebody of the organisation can use this account. */
export const isOpenStaff = async (db: Db, id: string): Promise<boolean> => (await openStaff.one(db, { id })).isOpen

const managers = sqlQuery(
  'identity.findManagers',
  `select u.id, u.name, d.name as dept_name from identity.users u join identity.departments d on d.id = u.dept_id
   where u.entrance <> 'supplier' and (u.id = $id? or $id is null and identity.is_open(u)
     and (u.name ilike $keyword or u.code ilike $keyword))
   order by u.name, u.id limit 20`,
)
/** People who may be managers by a part of name or account, or the one of an account. */
export const findManagers = (db: Db, keyword: string, id: string | undefined) =>
  managers(db, { keyword: containing(keyword), id: id ?? null })

const staffCodes = sqlQuery(
  'identity.staffByCode',
  `select u.code, u.id from identity.users u
   where u.code = any ($codes::text[]) and u.entrance <> 'supplier' and identity.is_open(u)`,
)
/** Open accounts of the organisation by their codes. */
export const staffByCode = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await staffCodes(db, { codes: [...new Set(codes)] })).map(({ code, id }) => [code, id]))
