import { dayOf } from '#contract/kit/calendar.ts'
import { dealPurposes } from '#contract/suppliers/blocks.ts'
import { type Certificate, certificateStateOf, daysLeftOf } from '#contract/suppliers/certificates.ts'
import type { SupplierProfile } from '#contract/suppliers/profile.ts'
import type { Db } from '#kit/database/database.ts'
import { type CertificateRow, certificatesOf } from './certificates/certificate.store.ts'
import { blocksInForce, refusalToDeal } from './deal.rules.ts'
import type { SupplierRow } from './supplier.store.ts'

function presentCertificate({ id, type, no, issuer, last_day: last, files }: CertificateRow, now: Date): Certificate {
  const to = last ?? ''
  const daysLeft = daysLeftOf(to, dayOf(now))
  return { id, type, no, issuer, to, files, state: certificateStateOf(daysLeft), daysLeft }
}

const presentProfile = (row: SupplierRow, certificates: readonly CertificateRow[], now: Date): SupplierProfile => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  shortName: row.short_name,
  creditCode: row.credit_code,
  region: row.region,
  contactName: row.contact_name,
  contactTel: row.contact_tel,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  legalPerson: row.legal_person,
  address: row.address,
  email: row.email,
  categoryIds: row.category_ids,
  certificates: certificates.map((each) => presentCertificate(each, now)),
  deals: dealPurposes.map((purpose) => ({ purpose, isOpen: refusalToDeal(row, purpose, now) === undefined })),
  blocks: blocksInForce(row, now),
})

/** Profile of a supplier with its certificates. */
export const profileOf = async (db: Db, row: SupplierRow, now: Date): Promise<SupplierProfile> =>
  presentProfile(row, await certificatesOf(db, row.id), now)
