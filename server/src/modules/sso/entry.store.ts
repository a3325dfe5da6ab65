import { sql as text } from 'kysely'
import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { refuse } from '#kit/refusal.ts'

export interface EntryRow {
  id: string
  tenant_id: string
  version: number
  page: EntryDraft['page']
  app: string
  name: string
  en_name: string
  adapter: EntryDraft['adapter']
  account_by: EntryDraft['accountBy']
  claim: string
  entrance: EntryDraft['entrance']
  settings: EntryDraft['settings']
  secret: Buffer | null
  is_enabled: boolean
  last_used_at: Date | null
}

const byId = hot<EntryRow, [id: string]>('select * from sso.entries where id = $1')
const byIdLocked = hot<EntryRow, [id: string]>('select * from sso.entries where id = $1 for update')
const byPage = hot<EntryRow, [page: string, app: string]>(
  'select * from sso.entries where page = $1 and app = $2 and is_enabled',
)

export const findEntry = async (sql: Sql, id: string) => (await byId(sql, id))[0] ?? refuse('thing.notFound')
export const lockEntry = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, id))[0] ?? refuse('thing.notFound')) as Locked<EntryRow>
/** The enabled entry of a page. */
export const findOpenEntry = async (sql: Sql, page: string, app: string) =>
  (await byPage(sql, page, app))[0] ?? refuse('sso.notSetUp')

export interface ListedEntry extends EntryRow {
  subject_count: number
}

export async function pageOfEntries(sql: Sql, page: number, limit: number) {
  const { rows } = await text<ListedEntry & { total: string }>`
    select e.*, count(*) over () as total,
      (select count(*)::int from sso.subjects s where s.tenant_id = e.tenant_id and s.entry_id = e.id) as subject_count
    from sso.entries e order by e.page, e.app, e.id limit ${limit} offset ${(page - 1) * limit}`.execute(sql)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export async function countSubjects(sql: Sql, entryId: string): Promise<number> {
  const { rows } = await text<{ count: number }>`
    select count(*)::int as count from sso.subjects where entry_id = ${entryId}`.execute(sql)
  return rows[0]!.count
}

const proven = hot<{ found: boolean }, [userIds: readonly string[]]>(
  `select exists (
     select from sso.entries e where e.is_enabled and e.last_used_at is not null and (e.entrance is null or e.entrance = 'operator')
       and (e.account_by = 'claim' or exists (
         select from sso.subjects s where s.tenant_id = e.tenant_id and s.entry_id = e.id and s.user_id = any ($1::bigint[])))
   ) as found`,
)
/** Whether an enabled entry for these operators has been used successfully before. */
export const hasProvenEntry = async (sql: Sql, userIds: readonly string[]): Promise<boolean> =>
  (await proven(sql, userIds))[0]!.found

const values = (draft: EntryDraft) => ({
  page: draft.page,
  app: draft.app,
  name: draft.name,
  en_name: draft.enName,
  adapter: draft.adapter,
  account_by: draft.accountBy,
  claim: draft.claim,
  entrance: draft.entrance,
  settings: JSON.stringify(draft.settings),
})

export const newEntryId = async (tx: Tx): Promise<string> => {
  const { rows } = await text<{ id: string }>`select kit.next_id() as id`.execute(tx)
  return rows[0]!.id
}

/** The id comes from the caller: the secret is bound to it. */
export const insertEntry = (tx: Tx, tenantId: string, id: string, draft: EntryDraft, secret: Buffer | null) =>
  tx
    .insertInto('sso.entries')
    .values({ tenant_id: tenantId, id, ...values(draft), secret })
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<EntryRow>

/** A secret that is undefined stays what it is. */
export const setEntry = (tx: Tx, entry: Locked<EntryRow>, draft: EntryDraft, secret: Buffer | null | undefined) =>
  tx
    .updateTable('sso.entries')
    .set({ ...values(draft), ...(secret === undefined ? {} : { secret }), version: entry.version + 1 })
    .where('id', '=', entry.id)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<EntryRow>

export const setEntryEnabled = (tx: Tx, entry: Locked<EntryRow>, isEnabled: boolean) =>
  tx
    .updateTable('sso.entries')
    .set({ is_enabled: isEnabled, version: entry.version + 1 })
    .where('id', '=', entry.id)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<EntryRow>

export const setEntryUsed = hot<never, [id: string]>('update sso.entries set last_used_at = now() where id = $1')
