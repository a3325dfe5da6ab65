import { dayOf } from '#contract/kit/calendar.ts'
import type { StoredFile } from '#contract/files/files.ts'
import type { CertificateDraft } from '#contract/suppliers/certificates.ts'
import type { SupplierDraft } from '#contract/suppliers/suppliers.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { insertCertificates, removeReplaced } from './certificates/certificate.store.ts'
import { suppliers, valuesOf } from './supplier.store.ts'

export interface RegisteredSupplier extends SupplierDraft {
  readonly legalPerson: string
  readonly address: string
  readonly email: string
  readonly categoryIds: readonly string[]
  readonly certificates: readonly (Omit<CertificateDraft, 'fileIds'> & { readonly files: StoredFile[] })[]
}

/** Adds a supplier with what its approved application says of it. */
export async function registerSupplier(tx: Tx, actor: Actor, registered: RegisteredSupplier): Promise<string> {
  const { id, status } = await suppliers.insert(tx, {
    ...valuesOf(registered),
    legal_person: registered.legalPerson,
    address: registered.address,
    email: registered.email,
    category_ids: [...registered.categoryIds],
  })
  await insertCertificates(tx, rowsOf(id, registered.certificates, actor.now))
  await publish(tx, actor, { name: 'supplier.created', id, to: status })
  return id
}

const rowsOf = (supplierId: string, written: RegisteredSupplier['certificates'], now: Date) =>
  written.map(({ type, no, issuer, to, files }) => ({
    supplier_id: supplierId,
    type,
    no,
    issuer,
    last_day: to === '' ? null : to,
    files,
    created_at: now,
  }))

export type ChangedProfile = Pick<
  RegisteredSupplier,
  'name' | 'legalPerson' | 'region' | 'address' | 'contactName' | 'contactTel' | 'certificates'
>

/** Changes what an approved change says; its certificates replace those of the same number, and expired ones. */
export async function changeProfile(tx: Tx, actor: Actor, supplierId: string, changed: ChangedProfile): Promise<void> {
  const before = await suppliers.lock(tx, supplierId)
  await suppliers.set(tx, before, {
    name: changed.name,
    legal_person: changed.legalPerson,
    region: changed.region,
    address: changed.address,
    contact_name: changed.contactName,
    contact_tel: changed.contactTel,
  })
  const rows = rowsOf(supplierId, changed.certificates, actor.now)
  const [types, numbers] = [rows.map(({ type }) => type), rows.map(({ no }) => no)]
  await removeReplaced(tx, { supplierId, types, numbers, today: dayOf(actor.now) })
  await insertCertificates(tx, rows)
  await publish(tx, actor, { name: 'supplier.edited', id: supplierId })
}
