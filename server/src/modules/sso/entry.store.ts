import { sql } from 'kysely'
import { type EntryDraft, listEntries } from '#contract/sso/ssoEntries.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json, now } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'

const byId = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('sso.entries').selectAll().where('id', '=', $.id),
)
const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('sso.entries').selectAll().where('id', '=', $.id).forUpdate(),
)
const byPage = preparedQuery((db, $: Params<{ page: EntryDraft['page']; app: string }>) =>
  db
    .selectFrom('sso.entries')
    .selectAll()
    .where('page', '=', $.page)
    .where('app', '=', $.app)
    .where('is_enabled', '=', true),
)
export type EntryRow = RowOf<typeof byId>

export const findEntry = async (db: Db, id: string) => (await byId.first(db, { id })) ?? refuse('thing.notFound')
export const lockEntry = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<EntryRow>
/** The enabled entry of a page. */
export const findOpenEntry = async (db: Db, page: EntryDraft['page'], app: string) =>
  (await byPage.first(db, { page, app })) ?? refuse('sso.notSetUp')

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

const proven = sqlQuery(
  'sso.proven',
  `select exists (
     select from sso.entries e where e.is_enabled and e.last_used_at is not null and (e.entrance is null or e.entrance = 'operator')
       and (e.account_by = 'claim' or exists (
         select from sso.subjects s where s.tenant_id = e.tenant_id and s.entry_id = e.id and s.user_id = any ($userIds::bigint[])))
   ) as "found!"`,
)
/** Whether an enabled entry for these operators has been used successfully before. */
export const hasProvenEntry = async (db: Db, userIds: readonly string[]): Promise<boolean> =>
  (await proven.one(db, { userIds })).found

const valuesOf = ({ page, app, name, enName, adapter, accountBy, claim, entrance, settings }: EntryDraft) => ({
  page,
  app,
  name,
  adapter,
  claim,
  entrance,
  settings,
  en_name: enName,
  account_by: accountBy,
})
type Values = ReturnType<typeof valuesOf>

const nextId = sqlQuery('sso.nextEntryId', 'select kit.next_id() as "id!"')
export const newEntryId = async (tx: Tx): Promise<string> => (await nextId.one(tx)).id

const insert = preparedQuery((db, $: Params<Values & { id: string; secret: Buffer | null }>) =>
  db
    .insertInto('sso.entries')
    .values({ ...$, settings: json($.settings) })
    .returningAll(),
)
/** The id comes from the caller: the secret is bound to it. */
export const insertEntry = (tx: Tx, id: string, draft: EntryDraft, secret: Buffer | null) =>
  insert.one(tx, { id, secret, ...valuesOf(draft) })

const update = preparedQuery(
  (db, { id, settings, ...values }: Params<{ id: string; secret?: Buffer | null | undefined } & Values>) =>
    db
      .updateTable('sso.entries')
      .set((e) => ({ ...values, settings: json(settings), version: e('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll(),
)
/** A secret that is undefined stays what it is. */
export const setEntry = (tx: Tx, { id }: Locked<EntryRow>, draft: EntryDraft, secret: Buffer | null | undefined) =>
  update.one(tx, { id, secret, ...valuesOf(draft) })

const setEnabled = preparedQuery((db, $: Params<{ id: string; isEnabled: boolean }>) =>
  db
    .updateTable('sso.entries')
    .set((e) => ({ is_enabled: $.isEnabled, version: e('version', '+', 1) }))
    .where('id', '=', $.id)
    .returningAll(),
)
export const setEntryEnabled = (tx: Tx, { id }: Locked<EntryRow>, isEnabled: boolean) =>
  setEnabled.one(tx, { id, isEnabled })

export const setEntryUsed = preparedQuery((db, $: Params<{ id: string }>) =>
  db.updateTable('sso.entries').set({ last_used_at: now() }).where('id', '=', $.id),
)
