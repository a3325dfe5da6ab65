import type { Kysely } from 'kysely'
import { type ApplicationDraft, type Knowledge, listApplications } from '#contract/provider/provider.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { refuse } from '#kit/refusal.ts'

/** The secret is encrypted. */
const columns = [
  'id',
  'version',
  'client_id',
  'secret',
  'secret_at',
  'name',
  'en_name',
  'redirects',
  'logouts',
  'scopes',
  'alg',
  'is_own',
  'is_active',
  'created_at',
] as const
const applications = (db: Kysely<DB>) => db.selectFrom('provider.applications').select(columns)

const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) => applications(db).where('id', '=', $.id).forUpdate())
export type ApplicationRow = RowOf<typeof byIdLocked>
export const findActive = preparedQuery((db, $: Params<{ clientId: string }>) =>
  applications(db).where('client_id', '=', $.clientId).where('is_active', '=', true),
)

export const lockApplication = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<ApplicationRow>

export const applicationList = listOf({
  route: listApplications,
  find: (db: Db, { keyword }: { readonly keyword?: string | undefined }) =>
    db
      .selectFrom('provider.applications as a')
      .$if(!!keyword, (query) =>
        query.where((e) =>
          e.or(
            (['a.name', 'a.en_name', 'a.client_id'] as const).map((column) => e(column, 'ilike', containing(keyword!))),
          ),
        ),
      ),
  select: (found) => found.select(columns),
  key: 'a.id',
  order: [['a.id', 'desc']],
  sort: { name: 'a.name', createdAt: 'a.created_at' },
})

const valuesOf = ({ name, enName, redirects, logouts, scopes, alg, isOwn }: ApplicationDraft) => ({
  name,
  redirects,
  logouts,
  scopes,
  alg,
  en_name: enName,
  is_own: isOwn,
})
type Values = ReturnType<typeof valuesOf>

const insert = preparedQuery((db, $: Params<Values & { client_id: string; secret: Buffer }>) =>
  db.insertInto('provider.applications').values($).returning('id'),
)
export async function insertApplication(
  tx: Tx,
  { clientId, secret, ...draft }: ApplicationDraft & { clientId: string; secret: Buffer },
): Promise<string> {
  return (await insert.one(tx, { client_id: clientId, secret, ...valuesOf(draft) })).id
}

type Patch = Partial<Values & { is_active: boolean; secret: Buffer; secret_at: Date }>
const update = preparedQuery((db, { id, ...values }: Params<{ id: string } & Patch>) =>
  db
    .updateTable('provider.applications')
    .set((e) => ({ ...values, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns),
)
export const setApplication = (tx: Tx, { id }: Locked<ApplicationRow>, draft: ApplicationDraft) =>
  update.one(tx, { id, ...valuesOf(draft) })
export const setActive = (tx: Tx, { id }: Locked<ApplicationRow>, isActive: boolean) =>
  update.one(tx, { id, is_active: isActive })
export const setSecret = (tx: Tx, { id }: Locked<ApplicationRow>, secret: Buffer, at: Date) =>
  update.one(tx, { id, secret, secret_at: at })

const consent = preparedQuery((db, $: Params<{ personId: string; applicationId: string }>) =>
  db
    .selectFrom('provider.consents')
    .select('scopes')
    .where('person_id', '=', $.personId)
    .where('application_id', '=', $.applicationId),
)
/** What the person has agreed before that the application may know. */
export const findConsent = async (db: Db, personId: string, applicationId: string): Promise<Knowledge[] | undefined> =>
  (await consent.first(db, { personId, applicationId }))?.scopes

const agree = sqlQuery(
  'provider.putConsent',
  `insert into provider.consents as c (person_id, application_id, scopes) values ($personId, $applicationId, $scopes::text[])
   on conflict (tenant_id, person_id, application_id) do update
     set scopes = array(select distinct unnest(c.scopes || excluded.scopes)), agreed_at = now()
     where not c.scopes @> excluded.scopes
   returning application_id`,
)
/** Remembers an agreement, with those before it; true where it is a new one. */
export const putConsent = async (
  tx: Tx,
  { personId, applicationId, scopes }: { personId: string; applicationId: string; scopes: readonly Knowledge[] },
): Promise<boolean> => (await agree(tx, { personId, applicationId, scopes })).length > 0
