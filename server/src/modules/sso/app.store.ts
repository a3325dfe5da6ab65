import { type AppDraft, type AppKind, listApps } from '#contract/sso/ssoEntries.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { listOf } from '#kit/list.ts'
import { refuse } from '#kit/refusal.ts'

export interface AppRow {
  id: string
  version: number
  code: string
  name: string
  en_name: string
  kind: AppKind
  address: string
  digest: AppDraft['digest']
  bare_digest: boolean
  secret: Buffer | null
  is_enabled: boolean
}

const byIdLocked = hot<AppRow, [id: string]>('select * from sso.apps where id = $1 for update')
const byCode = hot<AppRow, [code: string]>('select * from sso.apps where code = $1 and is_enabled')
/** The applications that are switched on, of these kinds. */
export const findApps = hot<AppRow, [kinds: readonly AppKind[]]>(
  'select * from sso.apps where is_enabled and kind = any($1) order by kind, code limit 200',
)

export const lockApp = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, id))[0] ?? refuse('thing.notFound')) as Locked<AppRow>
export const findAppByCode = async (sql: Sql, code: string) => (await byCode(sql, code))[0] ?? refuse('sso.noApp')

export const appList = listOf({
  route: listApps,
  find: (sql: Sql) => sql.selectFrom('sso.apps as a'),
  select: (found) => found.selectAll('a').$castTo<AppRow>(),
  key: 'a.id',
  order: ['a.code'],
  sort: { code: 'a.code', name: 'a.name' },
})

const values = (draft: AppDraft) => ({
  code: draft.code,
  name: draft.name,
  en_name: draft.enName,
  kind: draft.kind,
  address: draft.address,
  digest: draft.digest,
  bare_digest: draft.bareDigest,
})

/** The id comes from the caller: the secret is bound to it. */
export const insertApp = (tx: Tx, tenantId: string, id: string, draft: AppDraft, secret: Buffer | null) =>
  tx
    .insertInto('sso.apps')
    .values({ tenant_id: tenantId, id, ...values(draft), secret })
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<AppRow>

export const setApp = (tx: Tx, app: Locked<AppRow>, draft: AppDraft, secret: Buffer | null | undefined) =>
  tx
    .updateTable('sso.apps')
    .set({ ...values(draft), ...(secret === undefined ? {} : { secret }), version: app.version + 1 })
    .where('id', '=', app.id)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<AppRow>

export const setAppEnabled = (tx: Tx, app: Locked<AppRow>, isEnabled: boolean) =>
  tx
    .updateTable('sso.apps')
    .set({ is_enabled: isEnabled, version: app.version + 1 })
    .where('id', '=', app.id)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<AppRow>
