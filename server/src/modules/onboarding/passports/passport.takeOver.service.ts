import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PassportCertificate, PassportText } from '#contract/onboarding/passports.ts'
import type { Actor } from '#kit/actor.ts'
import { type Database, noTenant, type Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import { refuse } from '#kit/refusal.ts'
import { findFiles, insertLooseFiles } from '#modules/files/index.ts'
import { findSupplier } from '#modules/suppliers/index.ts'
import { findTenantByHost } from '#modules/tenancy/index.ts'
import { profileChanges, profileChangeStore } from '../profileChanges/profileChange.case.ts'
import { factsOf, heldProfile } from './passport.present.ts'
import { certificatesOf, passportFlow, readPassport } from './passport.rules.ts'
import { deliveries, type DeliveryRow, findActiveGrant } from './passport.store.ts'

const mostCertificates = 10
type CopiedFile = Parameters<typeof insertLooseFiles>[2][number]

interface OfVersion {
  readonly id: string
  readonly version: number
}

/** Certificates worth taking over: with files, in force, and not held already. */
async function certificatesToTake(database: Database, actor: Actor, row: DeliveryRow, { content }: PassportText) {
  const held = await database.read(actor.tenantId, (db) => heldProfile(db, row.supplier_id))
  const states = certificatesOf(content, held, actor.now)
  const all = content.certificates ?? []
  return all
    .filter(({ files, no }, at) => ['new', 'renewed'].includes(states[at]!.state) && files.length > 0 && no !== '')
    .slice(0, mostCertificates)
}

/**
 * Copies the files of certificates from the platform that keeps them, each of them only if it still has the digest that
 * was signed. The grant is asked for there once more: one that was withdrawn gives nothing.
 */
async function copyFiles(
  database: Database,
  contents: Files,
  { issuer, creditCode, audience }: PassportText,
  certificates: readonly PassportCertificate[],
): Promise<ReadonlyMap<string, CopiedFile>> {
  const [home] = await database.read(noTenant, (db) => findTenantByHost(db, { host: issuer }))
  if (!home) return refuse('passport.issuerGone')
  const files = certificates.flatMap((each) => each.files)
  const kept = await database.read(home.id, async (db) => {
    if (!(await findActiveGrant(db, creditCode, audience))) return refuse('passport.withdrawn')
    return new Map(
      (
        await findFiles(
          db,
          files.map(({ id }) => id),
        )
      ).map((row) => [row.key, row]),
    )
  })
  const copied = new Map<string, CopiedFile>()
  for (const { id, sha256 } of files) {
    const { name, type } = kept.get(id) ?? refuse('passport.altered')
    const bytes = await buffer(await contents.get(id))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) refuse('passport.altered')
    const facts = { size: bytes.length, sha256, type }
    copied.set(id, { key: await contents.put(Readable.from([bytes]), facts), name, ...facts })
  }
  return copied
}

/** Writes the change of the profile as submitted, of the person who takes the passport over. */
async function submitChange(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  { content: { company, contacts }, edition, issuerName }: PassportText,
  certificates: readonly PassportCertificate[],
  files: ReadonlyMap<string, CopiedFile>,
): Promise<string> {
  const held = await findSupplier(tx, supplierId)
  await insertLooseFiles(tx, actor, [...files.values()])
  const id = await profileChanges.commands.save(tx, actor, {
    companyName: company?.name ?? held.name,
    legalPerson: company?.legalPerson ?? held.legal_person,
    region: company?.region ?? held.region,
    address: company?.address ?? held.address,
    contactName: contacts?.contactName ?? held.contact_name,
    contactTel: contacts?.contactTel ?? held.contact_tel,
    changeReason: `供应商护照第 ${edition} 版，来自${issuerName}`,
    certificates: certificates.map(({ files: of, ...certificate }) => ({
      ...certificate,
      fileIds: of.map((file) => files.get(file.id)!.key),
    })),
  })
  const change = await profileChangeStore.rows.lock(tx, id)
  const { version } = await profileChangeStore.rows.set(tx, change, { supplier_id: supplierId })
  return profileChanges.commands.submit(tx, actor, { id, version })
}

/** Takes a delivered passport over as a change of the profile, which somebody else reviews. */
export async function takeOver(
  database: Database,
  contents: Files,
  actor: Actor,
  { id, version }: OfVersion,
): Promise<string> {
  const row = await database.read(actor.tenantId, (db) => deliveries.find(db, id))
  passportFlow.decide(factsOf(row), 'takeOver', actor)
  const passport = readPassport(row.text!)!
  const certificates = await certificatesToTake(database, actor, row, passport)
  const files = await copyFiles(database, contents, passport, certificates)
  return database.write(actor.tenantId, async (tx) => {
    const before = await deliveries.lock(tx, id, version)
    const status = passportFlow.decide(factsOf(before), 'takeOver', actor)
    const changeId = await submitChange(tx, actor, before.supplier_id!, passport, certificates, files)
    const handled = { handler: actor.userName, decided_at: actor.now }
    await deliveries.set(tx, before, { status, change_id: changeId, ...handled })
    await publish(tx, actor, decidedEvent(before, 'adopted', status))
    return id
  })
}

/** Sets a delivered passport aside. */
export async function setAside(tx: Tx, actor: Actor, { id, version }: OfVersion): Promise<string> {
  const before = await deliveries.lock(tx, id, version)
  const status = passportFlow.decide(factsOf(before), 'setAside', actor)
  await deliveries.set(tx, before, { status, handler: actor.userName, decided_at: actor.now })
  await publish(tx, actor, decidedEvent(before, 'setAside', status))
  return id
}

const decidedEvent = (row: DeliveryRow, verb: 'adopted' | 'setAside', to: '02' | '05' | DeliveryRow['status']) =>
  newEvent(`supplierPassport.${verb}`, {
    id: row.id,
    from: row.status,
    to,
    data: { companyName: row.company_name, issuerName: row.issuer_name, edition: row.edition_no },
  })
