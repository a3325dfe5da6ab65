import { sql as text } from 'kysely'
import { hot, type Sql, type Tx } from '#kit/database.ts'

export interface FactorsRow {
  totp_at: Date | null
  passkeys: number
  recovery_codes: number
}

/** What a person could show as a second factor. */
const factorsOfPerson = `(select created_at from login.authenticators where person_id = p.id) as totp_at,
     (select count(*)::int from login.passkeys where person_id = p.id) as passkeys,
     (select count(*)::int from login.recovery_codes where person_id = p.id and used_at is null) as recovery_codes`

export const findFactors = hot<FactorsRow, [personId: string]>(
  `select ${factorsOfPerson} from (select $1::bigint as id) p`,
)

/** The same of everybody who has one of these accounts. */
export const findFactorsAmong = hot<FactorsRow & { person_id: string }, [userIds: readonly string[]]>(
  `select p.id as person_id, ${factorsOfPerson}
   from (select distinct person_id as id from identity.users where id = any ($1::bigint[])) p`,
)

export const lockAuthenticator = (tx: Tx, personId: string) =>
  tx
    .selectFrom('login.authenticators')
    .select(['secret', 'last_step'])
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()

export const setLastStep = (tx: Tx, personId: string, step: number) =>
  tx
    .updateTable('login.authenticators')
    .set({ last_step: String(step) })
    .where('person_id', '=', personId)
    .execute()

/** An authenticator in the place of the one before it. The step of its first code has been used up. */
export const putAuthenticator = (tx: Tx, tenantId: string, personId: string, secret: Buffer, step: number) =>
  text`
    insert into login.authenticators (tenant_id, person_id, secret, last_step)
    values (${tenantId}, ${personId}, ${secret}, ${step})
    on conflict (tenant_id, person_id) do update set secret = excluded.secret, last_step = excluded.last_step, created_at = now()`.execute(
    tx,
  )

export const removeAuthenticator = (tx: Tx, personId: string) =>
  tx.deleteFrom('login.authenticators').where('person_id', '=', personId).returning('person_id').executeTakeFirst()

/** Uses a recovery code up; of many at once one does. */
export const setRecoveryCodeUsed = (tx: Tx, personId: string, sha: Buffer) =>
  tx
    .updateTable('login.recovery_codes')
    .set({ used_at: text`now()` })
    .where('person_id', '=', personId)
    .where('sha', '=', sha)
    .where('used_at', 'is', null)
    .returning('sha')
    .executeTakeFirst()

export async function putRecoveryCodes(tx: Tx, tenantId: string, personId: string, shas: readonly Buffer[]) {
  await removeRecoveryCodes(tx, personId)
  await tx
    .insertInto('login.recovery_codes')
    .values(shas.map((sha) => ({ tenant_id: tenantId, person_id: personId, sha })))
    .execute()
}

export const removeRecoveryCodes = (tx: Tx, personId: string) =>
  tx.deleteFrom('login.recovery_codes').where('person_id', '=', personId).execute()

export const passkeysOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('login.passkeys')
    .select(['id', 'credential', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .limit(50)
    .execute()

export const lockPasskey = (tx: Tx, credential: string) =>
  tx
    .selectFrom('login.passkeys')
    .select(['id', 'person_id', 'credential', 'public_key', 'counter', 'transports'])
    .where('credential', '=', credential)
    .forUpdate()
    .executeTakeFirst()

export interface NewPasskey {
  readonly tenantId: string
  readonly personId: string
  readonly credential: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
}

export const insertPasskey = (tx: Tx, passkey: NewPasskey) =>
  tx
    .insertInto('login.passkeys')
    .values({
      tenant_id: passkey.tenantId,
      person_id: passkey.personId,
      credential: passkey.credential,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: [...passkey.transports],
      name: passkey.name,
    })
    .execute()

export const setPasskeyUsed = (tx: Tx, id: string, counter: number) =>
  tx
    .updateTable('login.passkeys')
    .set({ counter: String(counter), last_used_at: text`now()` })
    .where('id', '=', id)
    .execute()

export const removePasskey = (tx: Tx, personId: string, id: string) =>
  tx
    .deleteFrom('login.passkeys')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
