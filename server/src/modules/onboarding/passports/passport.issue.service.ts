import { Type } from 'typebox'
import type { grantPassport, PassportContent, PassportText } from '#contract/onboarding/passports.ts'
import type { Input } from '#contract/kit/route.ts'
import { Id } from '#contract/kit/schema.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { type Database, type Db, noTenant, type Tx } from '#kit/database/database.ts'
import { type Listener, publish } from '#kit/events/events.ts'
import { addJob, addJobs, type JobContext, job } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { findFiles } from '#modules/files/index.ts'
import { signStatement } from '#modules/provider/index.ts'
import { certificatesOf, findSupplier, lockSupplier, ownSupplier, type SupplierRow } from '#modules/suppliers/index.ts'
import { findTenantByHost, findTenantById, hostOf } from '#modules/tenancy/index.ts'
import { digestOf } from './passport.digest.service.ts'
import { endDelivered, receivePassport } from './passport.receive.service.ts'
import { granted, hostIn } from './passport.rules.ts'
import {
  activeGrants,
  activeGrantTo,
  editions,
  type EditionRow,
  type GrantRow,
  grants,
  newestEdition,
} from './passport.store.ts'

/** Name and payload of the job that delivers what a grant gives, or ends it, for its callers. */
const deliveryJob = { name: 'onboarding.deliverPassport', payload: Type.Object({ grantId: Id }) } as const

/** What the profile says now, with the digests of the certificates' files. */
async function contentOf(db: Db, supplier: SupplierRow): Promise<PassportContent> {
  const certificates = await certificatesOf(db, supplier.id)
  const keys = certificates.flatMap(({ files }) => files.map(({ storageFileId }) => storageFileId))
  const digests = new Map((await findFiles(db, keys)).map(({ key, sha256 }) => [key, sha256]))
  return {
    company: {
      name: supplier.name,
      legalPerson: supplier.legal_person,
      region: supplier.region,
      address: supplier.address,
    },
    contacts: { contactName: supplier.contact_name, contactTel: supplier.contact_tel },
    certificates: certificates.map(({ type, no, issuer, last_day: last, files }) => ({
      type,
      no,
      issuer,
      to: last ?? '',
      files: files.flatMap(({ storageFileId: id, fileName: name, size }) => {
        const sha256 = digests.get(id)
        return sha256 === undefined ? [] : [{ id, name, size, sha256 }]
      }),
    })),
  }
}

/** Newest edition of a supplier: another one where its profile says something else than the last. */
async function issueEdition(tx: Tx, actor: Actor, supplierId: string): Promise<EditionRow> {
  const supplier = await lockSupplier(tx, supplierId)
  const content = await contentOf(tx, supplier)
  const digest = digestOf(JSON.stringify(content))
  const last = await newestEdition(tx, supplierId)
  if (last?.digest === digest) return last
  const no = (last?.no ?? 0) + 1
  const edition = await editions.insert(tx, { supplier_id: supplierId, no, content, digest, issued_at: actor.now })
  const data = { supplierId, supplierName: supplier.name, edition: no }
  await publish(tx, actor, { name: 'passport.issued', id: edition.id, data })
  return edition
}

/** Grants sections to another platform; the first grant issues the first edition. */
export async function grant(tx: Tx, actor: Actor, { host: written, sections }: Input<typeof grantPassport>) {
  const supplierId = await ownSupplier(tx, actor)
  const host = hostIn(written)
  const [target] = await findTenantByHost(tx, { host })
  if (!target) return refuse('passport.unknownHost')
  if (target.id === actor.tenantId) return refuse('passport.ownHost')
  await issueEdition(tx, actor, supplierId)
  const row = await grants.insert(tx, {
    supplier_id: supplierId,
    host,
    platform: target.name,
    sections: [...sections],
    granted_by_name: actor.userName,
    granted_at: actor.now,
  })
  await addJob(tx, deliveryJob, { grantId: row.id })
  const { name: supplierName } = await findSupplier(tx, supplierId)
  await publish(tx, actor, { name: 'passport.granted', id: row.id, data: { supplierId, supplierName, host } })
  return row.id
}

/**
 * Withdraws a grant of the caller's supplier, and ends at once what was delivered by it. The job does the latter again:
 * it also ends what was under way.
 */
export async function withdraw(
  database: Database,
  actor: Actor,
  of: { readonly id: string; readonly version: number },
) {
  const row = await database.write(actor.tenantId, async (tx) => {
    const before = await grants.lock(tx, of.id, of.version)
    if (before.supplier_id !== actor.supplierId) return refuse('thing.notFound')
    if (before.status === 'withdrawn') return refuse('passport.withdrawn')
    const { name: supplierName } = await findSupplier(tx, before.supplier_id)
    await addJob(tx, deliveryJob, { grantId: before.id })
    const data = { supplierId: before.supplier_id, supplierName, host: before.host }
    await publish(tx, actor, { name: 'passport.withdrawn', id: before.id, data })
    return grants.set(tx, before, { status: 'withdrawn', withdrawn_at: actor.now })
  })
  await endGrant(database, actor.tenantId, row, actor.now)
  return row
}

/** Where a grant leads, and who issues. */
async function platformsOf(database: Database, tenantId: string, host: string) {
  return database.read(noTenant, async (db) => {
    const [target] = await findTenantByHost(db, { host })
    const [issuer] = await findTenantById(db, { id: tenantId })
    return { target, issuer: { host: (await hostOf(db, tenantId)) ?? '', name: issuer?.name ?? '' } }
  })
}

const codeOf = (database: Database, tenantId: string, supplierId: string): Promise<string> =>
  database.read(tenantId, async (db) => (await findSupplier(db, supplierId)).credit_code)

async function endGrant(database: Database, tenantId: string, row: GrantRow, now: Date): Promise<void> {
  const { target, issuer } = await platformsOf(database, tenantId, row.host)
  if (!target) return
  const creditCode = await codeOf(database, tenantId, row.supplier_id)
  await database.write(target.id, (tx) => endDelivered(tx, systemActor(target.id, '', now), issuer.host, creditCode))
}

/**
 * Ends what a withdrawn grant has delivered. A platform keeps one text per supplier, so a newer grant to the same
 * platform is delivered again, with its own sections.
 */
async function endWithdrawn(database: Database, tenantId: string, row: GrantRow, now: Date): Promise<void> {
  await endGrant(database, tenantId, row, now)
  await database.write(tenantId, async (tx) => {
    const newer = await activeGrantTo(tx, row.supplier_id, row.host)
    if (!newer) return
    await grants.set(tx, await grants.lock(tx, newer.id), { delivered_no: null, delivered_at: null })
    await addJob(tx, deliveryJob, { grantId: newer.id })
  })
}

/**
 * Delivers the newest edition to the platform of a grant, signed for it alone. A grant that was withdrawn meanwhile is
 * ended after the delivery, so that whichever comes last leaves nothing to read.
 */
export async function deliver(
  { database, tenantId, now }: Pick<JobContext, 'database' | 'tenantId' | 'now'>,
  grantId: string,
) {
  const found = await database.read(tenantId, async (db) => {
    const row = await grants.findIfThere(db, grantId)
    if (!row) return undefined
    return { row, supplier: await findSupplier(db, row.supplier_id), edition: await newestEdition(db, row.supplier_id) }
  })
  if (!found) return
  const { row, supplier, edition } = found
  if (row.status === 'withdrawn') return endWithdrawn(database, tenantId, row, now)
  const { target, issuer } = await platformsOf(database, tenantId, row.host)
  if (!target || !edition || row.delivered_no === edition.no) return
  const text: PassportText = {
    format: 'baicai-supplier-passport-1',
    issuer: issuer.host,
    issuerName: issuer.name,
    audience: row.host,
    creditCode: supplier.credit_code,
    companyName: supplier.name,
    edition: edition.no,
    issuedAt: edition.issued_at.toISOString(),
    sections: row.sections,
    content: granted(edition.content, row.sections),
  }
  const signed = await signStatement(database, tenantId, JSON.stringify(text))
  await receivePassport(database, { tenantId: target.id, issuerId: tenantId, host: row.host }, signed, now)
  const after = await database.write(tenantId, async (tx) => {
    const before = await grants.lock(tx, grantId)
    if (before.status === 'withdrawn') return before
    return grants.set(tx, before, { delivered_no: edition.no, delivered_at: now })
  })
  if (after.status === 'withdrawn') await endWithdrawn(database, tenantId, after, now)
}

export const delivering = job({ ...deliveryJob, steps: (context, { grantId }) => deliver(context, grantId) })

/** A changed profile is another edition, for everybody to whom it was granted. */
export const onSupplierEdited: Listener<'supplier.edited'> = async (
  tx,
  { entity_id: supplierId, tenant_id: tenantId, at },
) => {
  const active = await activeGrants(tx, supplierId)
  if (active.length === 0) return
  await issueEdition(tx, systemActor(tenantId, '', at), supplierId)
  await addJobs(
    tx,
    deliveryJob,
    active.map(({ id: grantId }) => ({ data: { grantId } })),
  )
}
