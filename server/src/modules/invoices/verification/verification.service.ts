import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/invoices/invoices.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { addJob, eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import type { TaxBureau } from '#kit/taxBureau/taxBureau.ts'
import { visibleInvoice } from '../invoice.access.service.ts'
import { addChecks, dataOf } from '../invoice.service.ts'
import { invoices } from '../invoice.store.ts'
import { toVerify, verifications } from './verification.store.ts'
import { verifyJob } from './verification.job.ts'

const atOnce = 100

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/** Has an invoice verified again by the tax bureau. */
export async function verifyAgain(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.verifyInvoice>,
): Promise<string> {
  await visibleInvoice(tx, actor, id)
  const row = await invoices.lock(tx, id, version)
  await invoices.set(tx, row, { verified: 'requested' })
  await addJob(tx, verifyJob, { id }, { key: id })
  return id
}

/** Asks the tax bureau about the invoices of a tenant that it was not asked about. */
export const verifyInvoices = (bureau: TaxBureau) => async (context: Context) => {
  const { database, tenantId } = context
  const rows = await database.read(tenantId, (db) => toVerify(db, { max: atOnce }))
  await eachItem(
    context,
    rows,
    ({ id }) => `invoice ${id}`,
    ({ id }) => verifyOne(bureau, context, id),
  )
}

/** Asks the tax bureau about one invoice, in no transaction, and keeps its verdict. */
export async function verifyOne(
  bureau: TaxBureau,
  { database, tenantId, now, signal }: Context,
  id: string,
): Promise<void> {
  const row = await database.read(tenantId, (db) => invoices.findIfThere(db, id))
  if (row?.verified !== 'requested') return
  const { code, number, issued_on: issuedOn, seller_no: sellerNo, buyer_no: buyerNo, net, gross } = row
  const verdict = await bureau.verify({ code, number, issuedOn, sellerNo, buyerNo, net, gross }, signal)
  const actor = systemActor(tenantId, '', now)
  await database.write(tenantId, async (tx) => {
    const held = await invoices.lock(tx, id)
    if (held.verified !== 'requested') return
    await invoices.set(tx, held, { verified: verdict, verified_at: now })
    await verifications.insert(tx, { invoice_id: id, verdict, at: now })
    const outcome = verdict === 'genuine' ? 'ok' : 'fail'
    await addChecks(tx, actor, id, [{ rule: 'verification', outcome, facts: { verdict } }])
    await publish(tx, actor, newEvent('invoice.verified', { id, data: { ...dataOf(held), verdict } }))
  })
}
