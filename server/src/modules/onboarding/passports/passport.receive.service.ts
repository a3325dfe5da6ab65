import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Listener, newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { hasPublished, isStatement, type SignedStatement } from '#modules/provider/index.ts'
import { findByCreditCode } from '#modules/suppliers/index.ts'
import { readPassport } from './passport.rules.ts'
import { adoptDelivered, deliveries, lockDelivered, replaceOlder, withdrawDelivered } from './passport.store.ts'

interface Receiving {
  readonly tenantId: string
  /** Tenant that has signed. */
  readonly issuerId: string
  /** Host that the passport must be for. */
  readonly host: string
}

/**
 * Stores a passport that another platform has signed for this one. Refuses what was altered, what is for somebody else,
 * and what a key has signed that the issuer does not publish. An edition counts once; an older one than the newest
 * arrives as replaced.
 */
export async function receivePassport(
  database: Database,
  { tenantId, issuerId, host }: Receiving,
  signed: SignedStatement,
  now: Date,
): Promise<void> {
  const passport = readPassport(signed.text)
  const isProven = isStatement(signed) && (await hasPublished(database, issuerId, signed))
  if (!passport || passport.audience !== host || !isProven) return refuse('passport.altered')
  const { issuer: issuerHost, issuerName, creditCode, companyName, edition, sections, issuedAt } = passport
  await database.write(tenantId, async (tx) => {
    const actor = systemActor(tenantId, '', now)
    const known = await lockDelivered(tx, issuerHost, creditCode)
    const same = known.find(({ edition_no: no }) => no === edition)
    if (same && same.status !== '04') return
    const isOld = known.some(({ edition_no: no, status }) => no > edition && status !== '04')
    const values = {
      status: isOld ? ('03' as const) : ('01' as const),
      issuer_name: issuerName,
      company_name: companyName,
      sections,
      text: signed.text,
      signature: signed.signature,
      kid: signed.kid,
      public_key: signed.publicKey,
      issued_at: new Date(issuedAt),
      delivered_at: now,
      supplier_id: (await findByCreditCode(tx, creditCode))?.id ?? null,
    }
    const row = same
      ? await deliveries.set(tx, await deliveries.lock(tx, same.id), { ...values, withdrawn_at: null })
      : await deliveries.insert(tx, {
          ...values,
          issuer_host: issuerHost,
          credit_code: creditCode,
          edition_no: edition,
        })
    await replaceOlder(tx, { issuerHost, creditCode, editionNo: edition })
    if (isOld) return
    const data = { companyName, issuerName, edition }
    await publish(tx, actor, newEvent('supplierPassport.delivered', { id: row.id, to: '01', data }))
  })
}

/** Ends reading of everything that an issuer has delivered of a supplier; what was taken over stays in the profile. */
export async function endDelivered(tx: Tx, actor: Actor, issuerHost: string, creditCode: string): Promise<void> {
  const ended = await withdrawDelivered(tx, issuerHost, creditCode, actor.now)
  const events = ended.map(({ id, company_name: companyName, issuer_name: issuerName, edition_no: edition }) =>
    newEvent('supplierPassport.withdrawn', { id, to: '04', data: { companyName, issuerName, edition } }),
  )
  await publish(tx, actor, ...events)
}

/** A company that has become a supplier is the one of passports that came before. */
export const onSupplierCreated: Listener<'supplier.created'> = async (tx, { entity_id: supplierId }) =>
  void (await adoptDelivered(tx, { supplierId }))
