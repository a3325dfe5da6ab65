import type { DeliveredPassport, PassportDetail, PassportGrant, PassportProof } from '#contract/onboarding/passports.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { isStatement } from '#modules/provider/index.ts'
import { certificatesOf as certificatesOfSupplier, findSupplier } from '#modules/suppliers/index.ts'
import { certificatesOf, differencesOf, type HeldProfile, passportFlow, readPassport } from './passport.rules.ts'
import { digestOf } from './passport.digest.service.ts'
import { deliveries, type DeliveryRow, type GrantRow } from './passport.store.ts'

/** Whether the signature still holds, of a text that says what the row says. */
export function proofOf(row: DeliveryRow): PassportProof {
  if (row.text === null) return 'withdrawn'
  const passport = readPassport(row.text)
  const isSame =
    passport !== undefined &&
    passport.creditCode === row.credit_code &&
    passport.edition === row.edition_no &&
    passport.issuer === row.issuer_host &&
    passport.companyName === row.company_name &&
    passport.issuerName === row.issuer_name &&
    passport.issuedAt === row.issued_at.toISOString() &&
    passport.sections.join() === row.sections.join()
  const { text, signature, public_key: publicKey } = row
  return isSame && isStatement({ text, signature, publicKey }) ? 'valid' : 'altered'
}

export const factsOf = (row: DeliveryRow) => ({
  status: row.status,
  proof: proofOf(row),
  supplierId: row.supplier_id,
})

export const presentDelivered = (row: DeliveryRow, actor: Actor): DeliveredPassport => {
  const facts = factsOf(row)
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    companyName: row.company_name,
    creditCode: row.credit_code,
    issuerName: row.issuer_name,
    issuerHost: row.issuer_host,
    editionNo: row.edition_no,
    sections: row.sections,
    proof: facts.proof,
    supplierId: row.supplier_id,
    changeId: row.change_id,
    handler: row.handler,
    issuedAt: row.issued_at.toISOString(),
    deliveredAt: row.delivered_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    can: passportFlow.can(facts, actor) as DeliveredPassport['can'],
  }
}

/** Profile of the supplier as this platform holds it. */
export async function heldProfile(db: Db, supplierId: string | null): Promise<HeldProfile | undefined> {
  if (supplierId === null) return undefined
  const supplier = await findSupplier(db, supplierId)
  const certificates = await certificatesOfSupplier(db, supplierId)
  return {
    fields: {
      name: supplier.name,
      legalPerson: supplier.legal_person,
      region: supplier.region,
      address: supplier.address,
      contactName: supplier.contact_name,
      contactTel: supplier.contact_tel,
    },
    certificates: certificates.map(({ type, no, last_day: last }) => ({ type, no, to: last ?? '' })),
  }
}

export async function presentPassport(db: Db, actor: Actor, id: string): Promise<PassportDetail> {
  const row = await deliveries.find(db, id)
  const content = (row.text === null ? undefined : readPassport(row.text)?.content) ?? {}
  const held = await heldProfile(db, row.supplier_id)
  return {
    ...presentDelivered(row, actor),
    kid: row.kid,
    digest: row.text === null ? '' : digestOf(row.text),
    fields: differencesOf(content, held),
    certificates: certificatesOf(content, held, actor.now),
  }
}

export const presentGrant = (row: GrantRow): PassportGrant => ({
  id: row.id,
  version: row.version,
  host: row.host,
  platform: row.platform,
  sections: row.sections,
  status: row.status,
  grantedByName: row.granted_by_name,
  grantedAt: row.granted_at.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  deliveredNo: row.delivered_no,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
})
