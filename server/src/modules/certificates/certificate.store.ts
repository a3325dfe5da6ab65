import { sql as text } from 'kysely'
import { hot, type Sql, type Tx } from '#kit/database.ts'

export interface AuthorityRow {
  id: string
  fingerprint: string
  certificate: Buffer
  needs_list: boolean
  list_sha: string | null
}

export const findAuthorities = hot<AuthorityRow, []>(
  'select id, fingerprint, certificate, needs_list, list_sha from certificates.authorities order by id limit 200',
)

export const findList = hot<{ list: Buffer | null }, [authorityId: string]>(
  'select list from certificates.authorities where id = $1',
)

export interface NewAuthority {
  readonly tenantId: string
  readonly fingerprint: string
  readonly subject: string
  readonly certificate: Uint8Array
  readonly needsList: boolean
}

/** Trusts an authority; one that is trusted already keeps its list. */
export async function putAuthority(tx: Tx, authority: NewAuthority): Promise<string> {
  const { id } = await tx
    .insertInto('certificates.authorities')
    .values({
      tenant_id: authority.tenantId,
      fingerprint: authority.fingerprint,
      subject: authority.subject,
      certificate: Buffer.from(authority.certificate),
      needs_list: authority.needsList,
    })
    .onConflict((on) => on.columns(['tenant_id', 'fingerprint']).doUpdateSet({ needs_list: authority.needsList }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewList {
  readonly list: Uint8Array
  readonly sha: string
  readonly from: Date
  readonly until: Date
}

/** Puts a list in the place of an older one; false where the present one is newer. */
export async function setList(tx: Tx, authorityId: string, { list, sha, from, until }: NewList): Promise<boolean> {
  const rows = await tx
    .updateTable('certificates.authorities')
    .set({ list: Buffer.from(list), list_sha: sha, list_from: from, list_until: until })
    .where('id', '=', authorityId)
    .where((e) => e.or([e('list_from', 'is', null), e('list_from', '<=', from)]))
    .returning('id')
    .execute()
  return rows.length > 0
}

export interface BoundRow {
  id: string
  person_id: string
  serial: string
  subject: string
  issuer: string
  not_after: Date
  bound_at: Date
  last_used_at: Date | null
}
const columns = 'id, person_id, serial, subject, issuer, not_after, bound_at, last_used_at'

export const findByFingerprint = hot<BoundRow, [fingerprint: string]>(
  `select ${columns} from certificates.certificates where fingerprint = $1`,
)
/** Two rows suffice to see that the serial number is ambiguous. */
export const findBySerial = hot<BoundRow, [serial: string]>(
  `select ${columns} from certificates.certificates where serial = $1 order by id limit 2`,
)
export const certificatesOf = hot<BoundRow, [personId: string]>(
  `select ${columns} from certificates.certificates where person_id = $1 order by id desc limit 1000`,
)

const valid = hot<{ found: boolean }, [personIds: readonly string[], now: Date]>(
  'select exists (select from certificates.certificates where person_id = any ($1::bigint[]) and not_after > $2) as found',
)
/** Whether one of these people has a certificate that has not run out. */
export const hasCertificate = async (sql: Sql, personIds: readonly string[], now: Date): Promise<boolean> =>
  (await valid(sql, personIds, now))[0]!.found

export interface NewCertificate {
  readonly tenantId: string
  readonly personId: string
  readonly fingerprint: string
  readonly serial: string
  readonly subject: string
  readonly issuer: string
  readonly notAfter: Date
}

/** Undefined where somebody has it already. */
export const insertCertificate = (tx: Tx, certificate: NewCertificate) =>
  tx
    .insertInto('certificates.certificates')
    .values({
      tenant_id: certificate.tenantId,
      person_id: certificate.personId,
      fingerprint: certificate.fingerprint,
      serial: certificate.serial,
      subject: certificate.subject,
      issuer: certificate.issuer,
      not_after: certificate.notAfter,
    })
    .onConflict((on) => on.columns(['tenant_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const setCertificateUsed = (tx: Tx, id: string) =>
  tx
    .updateTable('certificates.certificates')
    .set({ last_used_at: text`now()` })
    .where('id', '=', id)
    .execute()

export const removeCertificate = async (tx: Tx, id: string, personId: string): Promise<boolean> => {
  const rows = await tx
    .deleteFrom('certificates.certificates')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .execute()
  return rows.length > 0
}
