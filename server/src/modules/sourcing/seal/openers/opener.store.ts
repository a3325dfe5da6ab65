import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { holds } from '../../evaluators/evaluator.store.ts'
import { heldBy } from '../handOver/held.ts'
import { anyOf, json, type NewRow } from '#kit/database/query.parts.ts'

const columns = ['id', 'version', 'person_id', 'name', 'keys', 'wrap', 'created_at', 'revoked_at'] as const

const ofPerson = preparedQuery((db, $: Params<{ personId: string }>) =>
  db
    .selectFrom('sourcing.opener_keys')
    .select(columns)
    .where('person_id', '=', $.personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200),
)
export type OpenerRow = RowOf<typeof ofPerson>
/** All keys of a person, newest first. */
export const findKeysOf = (db: Db, personId: string) => ofPerson(db, { personId })

const ofPeople = preparedQuery((db, $: Params<{ personIds: readonly string[] }>) =>
  db.selectFrom('sourcing.opener_keys').select(['person_id', 'keys']).where('person_id', '=', anyOf($.personIds)),
)
/** All keys of these people, including revoked ones: earlier signatures stay verifiable. */
export const findKeysOfPeople = (db: Db, personIds: readonly string[]) => ofPeople(db, { personIds })

const active = preparedQuery((db, $: Params<{ personIds: readonly string[] }>) =>
  db
    .selectFrom('sourcing.opener_keys')
    .select(columns)
    .where('person_id', '=', anyOf($.personIds))
    .where('revoked_at', 'is', null),
)
/** Active keys of these people. */
export const findActiveKeys = (db: Db, personIds: readonly string[]) => active(db, { personIds })

const able = sqlQuery(
  'sourcing.peopleWhoMayOpen',
  `select distinct u.person_id as "person_id!" from identity.users u
   where u.person_id = any ($personIds) and u.entrance in ('purchaser', 'operator') and identity.is_open(u)
     and ${holds("'seal.open'")}`,
)
/** People among these with an account that may open quotes. */
export const findPeopleWhoMayOpen = async (db: Db, personIds: readonly string[]): Promise<string[]> =>
  (await able(db, { personIds: [...personIds] })).map(({ person_id: id }) => id)

const names = sqlQuery(
  'sourcing.openerNames',
  `select distinct on (person_id) person_id, name from sourcing.opener_keys where person_id = any($personIds)
   order by person_id, id desc`,
)
/** Names of these people, whether their keys are active or not. */
export const findNames = (db: Db, personIds: readonly string[]) => names(db, { personIds: [...personIds] })

const locked = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('sourcing.opener_keys').select(columns).where('id', '=', $.id).forNoKeyUpdate(),
)
export const lockKey = (tx: Tx, id: string) => locked.first(tx, { id })

const lockedActive = preparedQuery((db, $: Params<{ personId: string }>) =>
  db
    .selectFrom('sourcing.opener_keys')
    .select(columns)
    .where('person_id', '=', $.personId)
    .where('revoked_at', 'is', null)
    .forNoKeyUpdate(),
)
/** Locks the active key of a person. */
export const lockActiveKey = (tx: Tx, personId: string) => lockedActive.first(tx, { personId })

const directory = sqlQuery(
  'sourcing.openerDirectory',
  `select id, version, person_id, name, keys, wrap, created_at, revoked_at from sourcing.opener_keys
   where ($keyword = '' or name ilike '%' || $keyword || '%') and (not $isActive::boolean or revoked_at is null)
   order by revoked_at is not null, name, id limit $max`,
).narrow<Pick<OpenerRow, 'keys' | 'wrap'>>()
export const findDirectory = (db: Db, keyword: string, isActive: boolean, max: number) =>
  directory(db, { keyword: keyword.replaceAll(/[\\%_]/g, String.raw`\$&`), isActive, max })

type NewKey = NewRow<'sourcing.opener_keys', 'person_id' | 'name' | 'keys' | 'wrap'>
const insert = preparedQuery((db, { keys, wrap, ...$ }: Params<NewKey>) =>
  db
    .insertInto('sourcing.opener_keys')
    .values({ ...$, keys: json(keys), wrap: json(wrap) })
    .returning(columns),
)
export const insertKey = (tx: Tx, key: NewKey): Promise<OpenerRow> => insert.one(tx, key)

const revoke = sqlQuery(
  'sourcing.revokeOpenerKey',
  `update sourcing.opener_keys set wrap = null, revoked_at = now(), version = version + 1 where id = $id`,
)
/** Marks a key as revoked; its secret can no longer be restored. */
export const setRevoked = async (tx: Tx, id: string): Promise<void> => void (await revoke(tx, { id }))

const rounds = sqlQuery(
  'sourcing.roundsOfOpener',
  `select count(distinct (r.project_id, r.round))::int as "count!"
   from sourcing.seal_shares s
   join sourcing.seal_rounds r on r.tenant_id = s.tenant_id and r.project_id = s.project_id and r.round = s.round
   join lateral (${heldBy('r', '$personId')}) m on m.opener = s.opener
   where r.status in ('open', 'closed', 'opening')`,
)
/** Number of unopened rounds whose shares a person holds. */
export const countRoundsOf = async (db: Db, personId: string): Promise<number> =>
  (await rounds.one(db, { personId })).count
