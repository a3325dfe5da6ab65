import { type ApplicationDraft, type Knowledge, listApplications } from '#contract/provider/provider.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

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
export const applications = tableOf('provider.applications', columns)
export type ApplicationRow = RowOfTable<typeof applications>

export const findActive = preparedQuery((db, $: Params<{ clientId: string }>) =>
  db
    .selectFrom('provider.applications')
    .select(columns)
    .where('client_id', '=', $.clientId)
    .where('is_active', '=', true),
)

export const applicationList = listOf({
  route: listApplications,
  find: (db: Db) => db.selectFrom('provider.applications as a'),
  where: { keyword: { contains: ['a.name', 'a.en_name', 'a.client_id'] } },
  select: (found) => found.select(columns),
  key: 'a.id',
  order: [['a.id', 'desc']],
  sort: { name: 'a.name', createdAt: 'a.created_at' },
})

export const valuesOf = ({ enName, isOwn, ...draft }: ApplicationDraft) => ({
  ...draft,
  en_name: enName,
  is_own: isOwn,
})

const consent = preparedQuery((db, $: Params<{ personId: string; applicationId: string }>) =>
  db
    .selectFrom('provider.consents')
    .select('scopes')
    .where('person_id', '=', $.personId)
    .where('application_id', '=', $.applicationId),
)
/** Consent of the person for an application. */
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
/** Adds a consent to earlier ones; true if it is new. */
export const putConsent = async (
  tx: Tx,
  { personId, applicationId, scopes }: { personId: string; applicationId: string; scopes: readonly Knowledge[] },
): Promise<boolean> => (await agree(tx, { personId, applicationId, scopes })).length > 0
