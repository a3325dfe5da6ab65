import { sql as text } from 'kysely'
import {
  type ApplicationDraft,
  type Knowledge,
  listApplications,
  type SigningAlgorithm,
} from '#contract/provider/provider.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { listOf } from '#kit/list.ts'
import { containing } from '#kit/sqlLike.ts'
import { refuse } from '#kit/refusal.ts'

export interface ApplicationRow {
  id: string
  version: number
  client_id: string
  /** Sealed. */
  secret: Buffer
  secret_at: Date
  name: string
  en_name: string
  redirects: string[]
  logouts: string[]
  scopes: Knowledge[]
  alg: SigningAlgorithm
  is_own: boolean
  is_active: boolean
  created_at: Date
}

const columns = `id, version, client_id, secret, secret_at, name, en_name, redirects, logouts, scopes, alg, is_own, is_active, created_at`
const byIdLocked = hot<ApplicationRow, [id: string]>(
  `select ${columns} from provider.applications where id = $1 for update`,
)
export const findActive = hot<ApplicationRow, [clientId: string]>(
  `select ${columns} from provider.applications where client_id = $1 and is_active`,
)

export const lockApplication = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, id))[0] ?? refuse('thing.notFound')) as Locked<ApplicationRow>

export const applicationList = listOf({
  route: listApplications,
  find: (sql: Sql, { keyword }: { readonly keyword?: string | undefined }) =>
    sql
      .selectFrom('provider.applications as a')
      .$if(!!keyword, (query) =>
        query.where((e) =>
          e.or(
            (['a.name', 'a.en_name', 'a.client_id'] as const).map((column) => e(column, 'ilike', containing(keyword!))),
          ),
        ),
      ),
  select: (found) => found.selectAll('a').$castTo<ApplicationRow>(),
  key: 'a.id',
  order: [['a.id', 'desc']],
  sort: { name: 'a.name', createdAt: 'a.created_at' },
})

const values = (draft: ApplicationDraft) => ({
  name: draft.name,
  en_name: draft.enName,
  redirects: draft.redirects,
  logouts: draft.logouts,
  scopes: draft.scopes,
  alg: draft.alg,
  is_own: draft.isOwn,
})

export async function insertApplication(
  tx: Tx,
  tenantId: string,
  application: ApplicationDraft & { clientId: string; secret: Buffer },
): Promise<string> {
  const { clientId, secret } = application
  const { id } = await tx
    .insertInto('provider.applications')
    .values({ tenant_id: tenantId, client_id: clientId, secret, ...values(application) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const changed = (tx: Tx, { id, version }: Locked<ApplicationRow>, patch: object): Promise<ApplicationRow> =>
  tx
    .updateTable('provider.applications')
    .set({ ...patch, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow() as Promise<ApplicationRow>

export const setApplication = (tx: Tx, application: Locked<ApplicationRow>, draft: ApplicationDraft) =>
  changed(tx, application, values(draft))
export const setActive = (tx: Tx, application: Locked<ApplicationRow>, isActive: boolean) =>
  changed(tx, application, { is_active: isActive })
export const setSecret = (tx: Tx, application: Locked<ApplicationRow>, secret: Buffer, at: Date) =>
  changed(tx, application, { secret, secret_at: at })

const consent = hot<{ scopes: Knowledge[] }, [personId: string, applicationId: string]>(
  'select scopes from provider.consents where person_id = $1 and application_id = $2',
)
/** What the person has agreed before that the application may know. */
export const findConsent = async (
  sql: Sql,
  personId: string,
  applicationId: string,
): Promise<Knowledge[] | undefined> => (await consent(sql, personId, applicationId))[0]?.scopes

/** Remembers an agreement, with those before it; true where it is a new one. */
export async function putConsent(
  tx: Tx,
  tenantId: string,
  { personId, applicationId, scopes }: { personId: string; applicationId: string; scopes: readonly Knowledge[] },
): Promise<boolean> {
  const { rows } = await text`
    insert into provider.consents as c (tenant_id, person_id, application_id, scopes)
    values (${tenantId}, ${personId}, ${applicationId}, ${scopes}::text[])
    on conflict (tenant_id, person_id, application_id) do update
      set scopes = array(select distinct unnest(c.scopes || excluded.scopes)), agreed_at = now()
      where not c.scopes @> excluded.scopes
    returning application_id`.execute(tx)
  return rows.length > 0
}
