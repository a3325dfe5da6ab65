import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { positionsNamed, staffByCode } from '../positions/position.store.ts'
import { anyOf } from '#kit/database/query.parts.ts'

/** Bulk queries and inserts of the import. */
const codes = preparedQuery((db, $: Params<{ codes: readonly string[] }>) =>
  db.selectFrom('identity.users').select('code').where('code', '=', anyOf($.codes)),
)
const mobiles = preparedQuery((db, $: Params<{ mobiles: readonly string[] }>) =>
  db.selectFrom('identity.people').select('mobile').where('mobile', '=', anyOf($.mobiles)),
)
const departments = preparedQuery((db, $: Params<{ names: readonly string[] }>) =>
  db
    .selectFrom('identity.departments')
    .select(['id', 'code', 'name', 'full_name', 'disabled'])
    .where((e) => e.or([e('code', '=', anyOf($.names)), e('full_name', '=', anyOf($.names))])),
)

interface Names {
  readonly userCode: string
  readonly mobile: string
  readonly dept: string
  readonly position: string
  readonly manager: string
}

/** Existing account names and mobile numbers, and the departments meant, by code or full name. */
export async function namedInOrganisation(db: Db, rows: readonly Names[]) {
  const taken = await codes(db, { codes: rows.map(({ userCode }) => userCode) })
  const numbers = await mobiles(db, { mobiles: rows.map(({ mobile }) => mobile).filter((mobile) => mobile !== '') })
  const found = await departments(db, { names: [...new Set(rows.map(({ dept }) => dept))] })
  const given = (of: (row: Names) => string) => rows.map(of).filter((value) => value !== '')
  return {
    positions: await positionsNamed(
      db,
      given(({ position }) => position),
    ),
    managers: await staffByCode(
      db,
      given(({ manager }) => manager),
    ),
    codes: new Set(taken.map(({ code }) => code)),
    mobiles: new Set(numbers.map(({ mobile }) => mobile)),
    departments: new Map([
      ...found.map((each) => [each.full_name, each] as const),
      ...found.map((each) => [each.code, each] as const),
    ]),
  }
}

/** Active departments for the reference sheet of the import template, sorted by full name. */
export const activeDepartments = preparedQuery((db) =>
  db
    .selectFrom('identity.departments')
    .select(['code', 'full_name'])
    .where('disabled', '=', false)
    .orderBy('full_name')
    .limit(5000),
)

const insert = sqlQuery(
  'identity.insertPeople',
  `with named as (
     select r.*, kit.next_id() as person_id, kit.next_id() as user_id
     from jsonb_to_recordset($rows::jsonb) as r(code text, name text, dept_id bigint, mobile text, email text, position_id bigint)
   ), people as (
     insert into identity.people (id, mobile, email, password_hash)
     select person_id, mobile, email, $passwordHash from named
   )
   insert into identity.users (id, code, name, person_id, entrance, dept_id, position_id)
   select user_id, code, name, person_id, 'purchaser', dept_id, position_id from named returning id, code, name`,
)

export interface NewBuyer {
  readonly code: string
  readonly name: string
  readonly dept_id: string
  readonly mobile: string
  readonly email: string
  readonly position_id: string | null
}
/** Inserts people with one account each, all with the same password. */
export const insertBuyers = (tx: Tx, rows: readonly NewBuyer[], passwordHash: string) =>
  insert(tx, { rows, passwordHash })

const led = sqlQuery(
  'identity.setManagers',
  `update identity.users u set manager_id = m.id
   from jsonb_to_recordset($rows::jsonb) as r(code text, manager text) join identity.users m on m.code = r.manager
   where u.code = r.code and m.entrance <> 'supplier' and identity.is_open(m)`,
)
/** Sets the managers of new accounts by the codes of both. */
export const setManagers = (tx: Tx, rows: readonly { readonly code: string; readonly manager: string }[]) =>
  led(tx, { rows })
