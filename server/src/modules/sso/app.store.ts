import { type AppDraft, type AppKind, listApps } from '#contract/sso/ssoApps.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'

const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('sso.apps').selectAll().where('id', '=', $.id).forUpdate(),
)
export type AppRow = RowOf<typeof byIdLocked>

const byCode = preparedQuery((db, $: Params<{ code: string }>) =>
  db.selectFrom('sso.apps').selectAll().where('code', '=', $.code).where('is_enabled', '=', true),
)
/** Enabled applications of these kinds. */
export const findApps = preparedQuery((db, $: Params<{ kinds: readonly AppKind[] }>) =>
  db
    .selectFrom('sso.apps')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('kind', '=', anyOf($.kinds))
    .orderBy('kind')
    .orderBy('code')
    .limit(200),
)

export const lockApp = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<AppRow>
export const findAppByCode = async (db: Db, code: string) => (await byCode.first(db, { code })) ?? refuse('sso.noApp')

export const appList = listOf({
  route: listApps,
  find: (db: Db) => db.selectFrom('sso.apps as a'),
  select: (found) => found.selectAll('a'),
  key: 'a.id',
  order: ['a.code'],
  sort: { code: 'a.code', name: 'a.name' },
})

const valuesOf = ({ code, name, enName, kind, address, digest, bareDigest }: AppDraft) => ({
  code,
  name,
  kind,
  address,
  digest,
  en_name: enName,
  bare_digest: bareDigest,
})
type Values = ReturnType<typeof valuesOf>

const insert = preparedQuery((db, $: Params<Values & { id: string; secret: Buffer | null }>) =>
  db.insertInto('sso.apps').values($).returningAll(),
)
/** The caller chooses the id, because the encryption of the secret is bound to it. */
export const insertApp = (tx: Tx, id: string, draft: AppDraft, secret: Buffer | null) =>
  insert.one(tx, { id, secret, ...valuesOf(draft) })

type Patch = Partial<Values & { secret: Buffer | null | undefined; is_enabled: boolean }>
const update = preparedQuery((db, { id, ...values }: Params<{ id: string } & Patch>) =>
  db
    .updateTable('sso.apps')
    .set((e) => ({ ...values, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll(),
)
/** Updates an application; an undefined secret stays unchanged. */
export const setApp = (tx: Tx, { id }: Locked<AppRow>, draft: AppDraft, secret: Buffer | null | undefined) =>
  update.one(tx, { id, secret, ...valuesOf(draft) })

export const setAppEnabled = (tx: Tx, { id }: Locked<AppRow>, isEnabled: boolean) =>
  update.one(tx, { id, is_enabled: isEnabled })
