import { listSubjects } from '#contract/sso/ssoSubjects.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'

const columns =
  's.id, s.entry_id, s.issuer, s.subject, s.user_id, u.code as user_code, u.name as user_name, s.created_at'
const tables = 'sso.subjects s join identity.users u on u.tenant_id = s.tenant_id and u.id = s.user_id'

export const subjectList = listOf({
  route: listSubjects,
  find: (db: Db, { entryId, keyword = '' }: { readonly entryId: string; readonly keyword?: string | undefined }) => {
    const found = db
      .selectFrom('sso.subjects as s')
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'),
      )
      .where('s.entry_id', '=', entryId)
    if (keyword.trim() === '') return found
    const like = containing(keyword.trim())
    return found.where((e) =>
      e.or((['s.subject', 'u.code', 'u.name'] as const).map((column) => e(column, 'ilike', like))),
    )
  },
  select: (found) =>
    found
      .select(['s.id', 's.entry_id', 's.issuer', 's.subject', 's.user_id', 's.created_at'])
      .select(['u.code as user_code', 'u.name as user_name']),
  key: 's.id',
  order: ['s.subject'],
  sort: { subject: 's.subject', userCode: 'u.code', createdAt: 's.created_at' },
})

const insert = preparedQuery((db, $: Params<{ entry_id: string; issuer: string; subject: string; user_id: string }>) =>
  db.insertInto('sso.subjects').values($).returning('id'),
)
const byId = sqlQuery('sso.subjectById', `select ${columns} from ${tables} where s.id = $id`)
export type SubjectRow = RowOf<typeof byId>

export async function insertSubject(
  tx: Tx,
  { entryId, issuer, subject, userId }: { entryId: string; issuer: string; subject: string; userId: string },
): Promise<SubjectRow> {
  const { id } = await insert.one(tx, { entry_id: entryId, issuer, subject, user_id: userId })
  return byId.one(tx, { id })
}

const remove = preparedQuery((db, $: Params<{ id: string }>) =>
  db.deleteFrom('sso.subjects').where('id', '=', $.id).returning(['entry_id', 'user_id']),
)
/** Returns the removed mapping; undefined if there was none. */
export const removeSubject = (tx: Tx, id: string) => remove.first(tx, { id })

const users = preparedQuery((db, $: Params<{ entryId: string; issuer: string; subject: string }>) =>
  db
    .selectFrom('sso.subjects')
    .select('user_id')
    .where('entry_id', '=', $.entryId)
    .where('issuer', '=', $.issuer)
    .where('subject', '=', $.subject)
    .orderBy('user_id')
    .limit(50),
)
/** Accounts mapped to an external identity. */
export const usersOfSubject = async (db: Db, entryId: string, issuer: string, subject: string): Promise<string[]> =>
  (await users(db, { entryId, issuer, subject })).map(({ user_id }) => user_id)

const user = preparedQuery((db, $: Params<{ code: string }>) =>
  db.selectFrom('identity.users').select('id').where('code', '=', $.code),
)
export const userByCode = async (db: Db, code: string): Promise<string | undefined> =>
  (await user.first(db, { code }))?.id

const mappings = preparedQuery((db, $: Params<{ userId: string }>) =>
  db
    .selectFrom('sso.subjects as s')
    .innerJoin('sso.entries as e', (on) => on.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.entry_id'))
    .select(['e.name as entry_name', 's.subject'])
    .where('s.user_id', '=', $.userId)
    .where('e.is_enabled', '=', true)
    .orderBy('e.page')
    .orderBy('s.subject')
    .limit(100),
)
export type MappingRow = RowOf<typeof mappings>
/** Mappings of an account at enabled entries. */
export const mappingsOfUser = (db: Db, userId: string) => mappings(db, { userId })
