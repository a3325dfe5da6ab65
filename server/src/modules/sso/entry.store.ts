import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
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
/** Enabled entry of a page. */
export const findOpenEntry = async (db: Db, page: EntryDraft['page'], app: string) =>
  (await byPage.first(db, { page, app })) ?? refuse('sso.notSetUp')

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

const insert = preparedQuery((db, $: Params<Values & { id: string; secret: Buffer | null }>) =>
  db
    .insertInto('sso.entries')
    .values({ ...$, settings: json($.settings) })
    .returningAll(),
)
/** The caller chooses the id, because the encryption of the secret is bound to it. */
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
/** Updates an entry; an undefined secret stays unchanged. */
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
