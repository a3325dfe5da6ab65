import type { Proof } from '#contract/certificates/certificates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { authorizeFactorChange, type FactorStep } from '#modules/login/index.ts'
import { type BoundRow, findByFingerprint, insertCertificate, removeCertificate } from './certificate.store.ts'
import type { ReadCertificate } from './x509.ts'
import { verifyProof } from './challenge.service.ts'

/** Binds a certificate: as a new login method it requires reauthentication beside the signature. */
export async function bindCertificate(
  context: ServiceContext,
  actor: Actor,
  { key, userCode, ...proof }: Proof & FactorStep,
) {
  const { database } = context
  const { account } = await database.write(actor.tenantId, (tx) =>
    authorizeFactorChange(context, tx, actor, { key, userCode }),
  )
  if (account.person_id !== actor.personId) return refuse('login.keyGone')
  const { certificate: paper, refusal } = await verifyProof(database, actor, 'bind', proof)
  if (refusal) throw refusal
  return database.write(actor.tenantId, (tx) => insertBinding(tx, actor, actor.personId, paper))
}

/** Binds the certificate to the person; idempotent. */
export async function insertBinding(
  tx: Tx,
  actor: Actor,
  personId: string,
  { content }: ReadCertificate,
): Promise<BoundRow> {
  const inserted = await insertCertificate(tx, { personId, ...content })
  const [bound] = await findByFingerprint(tx, { fingerprint: content.fingerprint })
  if (bound?.person_id !== personId) return refuse('ca.taken')
  if (inserted)
    await publish(tx, actor, {
      name: 'certificate.bound',
      id: inserted.id,
      to: 'bound',
      data: { serial: content.serial },
    })
  return bound
}

export async function unbindCertificate(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await removeCertificate(tx, id, actor.personId))) refuse('thing.notFound')
  await publish(tx, actor, { name: 'certificate.removed', id, from: 'bound', to: 'removed' })
}
