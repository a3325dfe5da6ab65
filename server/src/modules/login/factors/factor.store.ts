import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { now } from '#kit/database/query.parts.ts'

/** Second factors of a person. */
const factorsOfPerson = `(select created_at from login.authenticators where person_id = p.id) as totp_at,
     (select count(*)::int from login.passkeys where person_id = p.id) as "passkeys!",
     (select count(*)::int from login.recovery_codes where person_id = p.id and used_at is null) as "recovery_codes!"`

export const findFactors = sqlQuery(
  'login.findFactors',
  `select ${factorsOfPerson} from (select $personId::bigint as id) p`,
)

/** Second factors of the persons of these accounts. */
export const findFactorsAmong = sqlQuery(
  'login.findFactorsAmong',
  `select p.id as person_id, ${factorsOfPerson}
   from (select distinct person_id as id from identity.users where id = any ($userIds::bigint[])) p`,
)

export type FactorsRow = RowOf<typeof findFactors>

const lockedAuthenticator = preparedQuery((db, $: Params<{ personId: string }>) =>
  db.selectFrom('login.authenticators').select(['secret', 'last_step']).where('person_id', '=', $.personId).forUpdate(),
)
export const lockAuthenticator = (tx: Tx, personId: string) => lockedAuthenticator.first(tx, { personId })

const lastStep = preparedQuery((db, $: Params<{ personId: string; step: number }>) =>
  db.updateTable('login.authenticators').set({ last_step: $.step }).where('person_id', '=', $.personId),
)
export const setLastStep = (tx: Tx, personId: string, step: number) => lastStep(tx, { personId, step })

const put = preparedQuery((db, $: Params<{ person_id: string; secret: Buffer; last_step: number }>) =>
  db
    .insertInto('login.authenticators')
    .values($)
    .onConflict((on) =>
      on.columns(['tenant_id', 'person_id']).doUpdateSet((e) => ({
        secret: e.ref('excluded.secret'),
        last_step: e.ref('excluded.last_step'),
        created_at: now(),
      })),
    ),
)
/** Replaces the person's authenticator. The time step of its first code counts as used. */
export const putAuthenticator = (tx: Tx, personId: string, secret: Buffer, step: number) =>
  put(tx, { person_id: personId, secret, last_step: step })

const remove = preparedQuery((db, $: Params<{ personId: string }>) =>
  db.deleteFrom('login.authenticators').where('person_id', '=', $.personId).returning('person_id'),
)
export const removeAuthenticator = (tx: Tx, personId: string) => remove.first(tx, { personId })

const useCode = preparedQuery((db, $: Params<{ personId: string; sha: Buffer }>) =>
  db
    .updateTable('login.recovery_codes')
    .set({ used_at: now() })
    .where('person_id', '=', $.personId)
    .where('sha', '=', $.sha)
    .where('used_at', 'is', null)
    .returning('sha'),
)
/** Uses up a recovery code; of concurrent calls one succeeds. */
export const setRecoveryCodeUsed = (tx: Tx, personId: string, sha: Buffer) => useCode.first(tx, { personId, sha })

const insertCodes = sqlQuery(
  'login.insertRecoveryCodes',
  'insert into login.recovery_codes (person_id, sha) select $personId, unnest($shas::bytea[])',
)
export async function putRecoveryCodes(tx: Tx, personId: string, shas: readonly Buffer[]) {
  await removeRecoveryCodes(tx, personId)
  await insertCodes(tx, { personId, shas })
}

const removeCodes = preparedQuery((db, $: Params<{ personId: string }>) =>
  db.deleteFrom('login.recovery_codes').where('person_id', '=', $.personId),
)
export const removeRecoveryCodes = (tx: Tx, personId: string) => removeCodes(tx, { personId })
