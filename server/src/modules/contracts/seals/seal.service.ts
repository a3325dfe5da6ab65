import type * as contract from '#contract/contracts/companySeals.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { proveCertificate } from '#modules/certificates/index.ts'
import { findActiveSupplier, payerTitleOf } from '../source.store.ts'
import { factsOfSeal } from './seal.present.ts'
import { sealFlow } from './seal.rules.ts'
import { findKeeper, seals, sealsOfKeeper } from './seal.store.ts'

/** Registers a seal of one of our companies. */
export async function createSeal(
  tx: Tx,
  actor: Actor,
  { payerNo, kind, keeperId }: Input<typeof contract.createCompanySeal>,
): Promise<string> {
  const entityName = (await payerTitleOf(tx, payerNo)) ?? refuse('contract.payerGone')
  const keeper = (await findKeeper(tx, keeperId)) ?? refuse('companySeal.keeperGone')
  const { id } = await seals.insert(tx, {
    kind,
    party: 'ours',
    entity_no: payerNo,
    entity_name: entityName,
    keeper_id: keeper.id,
    keeper_person_id: keeper.person_id,
    keeper_name: keeper.name,
    status: 'active',
    created_by_name: actor.userName,
    created_at: actor.now,
  })
  await publish(tx, actor, newEvent('companySeal.created', { id, to: 'active', data: { entityName, kind, keeperId } }))
  return id
}

const noCertificate = {
  certificate_status: 'none',
  fingerprint: null,
  serial: '',
  subject: '',
  not_after: null,
  registered_person_id: null,
} as const
const verbs = {
  accept: 'certificateAccepted',
  reject: 'certificateRejected',
  disable: 'disabled',
  enable: 'enabled',
} as const

/** Disables or enables a seal, or decides on the certificate that its keeper has shown. */
export async function moveSeal(
  tx: Tx,
  actor: Actor,
  { id, version, action }: Input<typeof contract.moveCompanySeal>,
): Promise<string> {
  const row = await seals.lock(tx, id, version)
  const status = sealFlow.decide(factsOfSeal(row), action, actor)
  await seals.set(tx, row, {
    status,
    ...(action === 'accept' ? { certificate_status: 'active' as const } : {}),
    ...(action === 'reject' ? noCertificate : {}),
  })
  const data = { entityName: row.entity_name, fingerprint: row.fingerprint ?? '' }
  await publish(
    tx,
    actor,
    action === 'accept' || action === 'reject'
      ? newEvent(`companySeal.${verbs[action]}`, { id, from: row.status, to: status, data })
      : newEvent(`companySeal.${verbs[action]}`, {
          id,
          from: row.status,
          to: status,
          data: { entityName: row.entity_name },
        }),
  )
  return id
}

/** Seal of a supplier's person, made when they show their first certificate. */
async function ownSupplierSeal(tx: Tx, actor: Actor): Promise<string> {
  const [known] = await sealsOfKeeper(tx, actor.personId, actor.supplierId)
  if (known !== undefined) return known.id
  const supplierId = actor.supplierId ?? refuse('thing.notFound')
  const supplier = (await findActiveSupplier(tx, supplierId)) ?? refuse('contract.supplierGone')
  const { id } = await seals.insert(tx, {
    kind: 'contract',
    party: 'supplier',
    entity_no: supplier.credit_code,
    entity_name: supplier.name,
    supplier_id: supplierId,
    keeper_id: actor.userId,
    keeper_person_id: actor.personId,
    keeper_name: actor.userName,
    status: 'active',
    created_by_name: actor.userName,
    created_at: actor.now,
  })
  const data = { entityName: supplier.name, kind: 'contract', keeperId: actor.userId }
  await publish(tx, actor, newEvent('companySeal.created', { id, to: 'active', data }))
  return id
}

/** Shows the certificate of a seal. Its key proves itself; an operator then accepts it. */
export async function registerCertificate(
  database: Database,
  actor: Actor,
  { sealId, ...proof }: Input<typeof contract.registerSealCertificate>,
): Promise<string> {
  if (!actor.permissions.has(actor.supplierId === null ? 'contract.sign' : 'supplierContract.sign'))
    refuse('thing.notAllowed')
  const { content } = await proveCertificate(database, actor, 'seal', proof)
  return database.write(actor.tenantId, async (tx) => {
    const id = actor.supplierId === null ? (sealId ?? refuse('thing.notFound')) : await ownSupplierSeal(tx, actor)
    const row = await seals.lock(tx, id)
    if (row.keeper_person_id !== actor.personId || row.supplier_id !== actor.supplierId) refuse('contract.notKeeper')
    await seals.set(tx, row, {
      certificate_status: 'pending',
      fingerprint: content.fingerprint,
      serial: content.serial,
      subject: content.subject,
      not_after: content.notAfter,
      registered_person_id: actor.personId,
    })
    const data = { entityName: row.entity_name, fingerprint: content.fingerprint }
    const { status } = row
    await publish(tx, actor, newEvent('companySeal.certificateShown', { id, from: status, to: status, data }))
    return id
  })
}
