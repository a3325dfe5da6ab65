import type { Kysely } from 'kysely'
import type { Db, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { now } from '#kit/database/query.parts.ts'

const certificates = (db: Kysely<DB>) =>
  db
    .selectFrom('certificates.certificates')
    .select(['id', 'person_id', 'serial', 'subject', 'issuer', 'not_after', 'bound_at', 'last_used_at'])

export const findByFingerprint = preparedQuery((db, $: Params<{ fingerprint: string }>) =>
  certificates(db).where('fingerprint', '=', $.fingerprint),
)
export type BoundRow = RowOf<typeof findByFingerprint>
/** Reads two rows to detect ambiguous serial numbers. */
export const findBySerial = preparedQuery((db, $: Params<{ serial: string }>) =>
  certificates(db).where('serial', '=', $.serial).orderBy('id').limit(2),
)
export const certificatesOf = preparedQuery((db, $: Params<{ personId: string }>) =>
  certificates(db).where('person_id', '=', $.personId).orderBy('id', 'desc').limit(1000),
)

const valid = sqlQuery(
  'certificates.valid',
  `select exists (
     select from certificates.certificates where person_id = any ($personIds::bigint[]) and not_after > $now) as "found!"`,
)
/** Whether one of these persons has a certificate that has not expired. */
export const hasCertificate = async (db: Db, personIds: readonly string[], at: Date): Promise<boolean> =>
  (await valid.one(db, { personIds, now: at })).found

export interface NewCertificate {
  readonly personId: string
  readonly fingerprint: string
  readonly serial: string
  readonly subject: string
  readonly issuer: string
  readonly notAfter: Date
}

const insert = preparedQuery((db, $: Params<NewCertificate>) =>
  db
    .insertInto('certificates.certificates')
    .values({
      person_id: $.personId,
      fingerprint: $.fingerprint,
      serial: $.serial,
      subject: $.subject,
      issuer: $.issuer,
      not_after: $.notAfter,
    })
    .onConflict((on) => on.columns(['tenant_id', 'fingerprint']).doNothing())
    .returning('id'),
)
/** Undefined if the certificate is already bound. */
export const insertCertificate = (tx: Tx, certificate: NewCertificate) => insert.first(tx, certificate)

const setUsed = preparedQuery((db, $: Params<{ id: string }>) =>
  db.updateTable('certificates.certificates').set({ last_used_at: now() }).where('id', '=', $.id),
)
export const setCertificateUsed = (tx: Tx, id: string) => setUsed(tx, { id })

const remove = preparedQuery((db, $: Params<{ id: string; personId: string }>) =>
  db.deleteFrom('certificates.certificates').where('id', '=', $.id).where('person_id', '=', $.personId).returning('id'),
)
export const removeCertificate = async (tx: Tx, id: string, personId: string): Promise<boolean> =>
  (await remove(tx, { id, personId })).length > 0
