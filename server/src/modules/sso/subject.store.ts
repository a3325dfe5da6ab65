import { sql as text } from 'kysely'
import type { Sql, Tx } from '#kit/database.ts'
import { containing } from '#kit/sqlLike.ts'

export interface SubjectRow {
  id: string
  entry_id: string
  issuer: string
  subject: string
  user_id: string
  user_code: string
  user_name: string
  created_at: Date
}

const columns = text`s.id, s.entry_id, s.issuer, s.subject, s.user_id, u.code as user_code, u.name as user_name, s.created_at`
const tables = text`sso.subjects s join identity.users u on u.tenant_id = s.tenant_id and u.id = s.user_id`

export async function pageOfSubjects(
  sql: Sql,
  { entryId, keyword, page, limit }: { entryId: string; keyword?: string; page: number; limit: number },
) {
  const like = keyword?.trim() ? containing(keyword.trim()) : null
  const { rows } = await text<SubjectRow & { total: string }>`
    select ${columns}, count(*) over () as total from ${tables}
    where s.entry_id = ${entryId}
      and (${like}::text is null or s.subject ilike ${like} or u.code ilike ${like} or u.name ilike ${like})
    order by s.subject, s.id limit ${limit} offset ${(page - 1) * limit}`.execute(sql)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export async function insertSubject(
  tx: Tx,
  tenantId: string,
  subject: { entryId: string; issuer: string; subject: string; userId: string },
): Promise<SubjectRow> {
  const { id } = await tx
    .insertInto('sso.subjects')
    .values({
      tenant_id: tenantId,
      entry_id: subject.entryId,
      issuer: subject.issuer,
      subject: subject.subject,
      user_id: subject.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await text<SubjectRow>`select ${columns} from ${tables} where s.id = ${id}`.execute(tx)
  return rows[0]!
}

/** Returns the removed mapping; undefined where there was none. */
export const removeSubject = (tx: Tx, id: string) =>
  tx.deleteFrom('sso.subjects').where('id', '=', id).returning(['entry_id', 'user_id']).executeTakeFirst()

/** The accounts that somebody outside is here. */
export async function usersOfSubject(sql: Sql, entryId: string, issuer: string, subject: string): Promise<string[]> {
  const { rows } = await text<{ user_id: string }>`
    select user_id from sso.subjects
    where entry_id = ${entryId} and issuer = ${issuer} and subject = ${subject} order by user_id limit 50`.execute(sql)
  return rows.map(({ user_id }) => user_id)
}

export async function userByCode(sql: Sql, code: string): Promise<string | undefined> {
  const { rows } = await text<{ id: string }>`select id from identity.users where code = ${code}`.execute(sql)
  return rows[0]?.id
}

export interface MappingRow {
  entry_name: string
  subject: string
}

/** Mappings of an account at enabled entries. */
export async function mappingsOfUser(sql: Sql, userId: string): Promise<MappingRow[]> {
  const { rows } = await text<MappingRow>`
    select e.name as entry_name, s.subject from sso.subjects s
    join sso.entries e on e.tenant_id = s.tenant_id and e.id = s.entry_id
    where s.user_id = ${userId} and e.is_enabled order by e.page, s.subject limit 100`.execute(sql)
  return rows
}
