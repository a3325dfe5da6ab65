import { dayOf } from '#contract/kit/calendar.ts'
import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { EventName } from '#contract/events.ts'
import type { RetentionStatus } from '#contract/settlement/retentions/retention.ts'
import type * as contract from '#contract/settlement/retentions/retentions.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { type PayableRow, payables } from '../payables/payable.store.ts'
import { type RetentionFacts, retentionFlow, type Withheld } from './retention.rules.ts'
import * as store from './retention.store.ts'

/** Days before a retention is due at which its people are reminded; -1: its day has passed. */
const remindedDays = [15, 3, 0, -1] as const

type Payable = Pick<PayableRow, 'invoice_no' | 'supplier_id' | 'supplier_name' | 'gross' | 'due_on'>
const dataOf = (payable: Payable, ownerId: string) => ({
  invoiceNo: payable.invoice_no,
  supplierId: payable.supplier_id,
  supplierName: payable.supplier_name,
  gross: payable.gross,
  dueOn: payable.due_on,
  ownerId,
})

/** Withholds parts of the payable of an invoice: each is a payable of its own, held until its day. */
export async function withhold(tx: Tx, actor: Actor, invoice: PayableRow, parts: readonly Withheld[]): Promise<void> {
  for (const { percent, days, receivedOn, dueOn, amount } of parts) {
    const payable = await payables.insert(tx, {
      kind: 'retention',
      retention_of: invoice.id,
      invoice_no: invoice.invoice_no,
      supplier_id: invoice.supplier_id,
      supplier_name: invoice.supplier_name,
      payer_no: invoice.payer_no,
      payer_title: invoice.payer_title,
      gross: amount,
      accepted_on: invoice.accepted_on,
      due_on: dueOn,
      holds: ['retention', ...invoice.holds],
      created_at: actor.now,
    })
    const row = await store.retentions.insert(tx, {
      id: payable.id,
      percent,
      days,
      received_on: receivedOn,
      owner_id: actor.userId,
    })
    await book(tx, actor, payable, { kind: 'withheld', amount, bookedOn: invoice.accepted_on })
    await publish(
      tx,
      actor,
      newEvent('retention.withheld', { id: row.id, to: row.status, data: dataOf(payable, row.owner_id) }),
    )
  }
}

interface Move {
  readonly kind: 'withheld' | 'released' | 'deducted' | 'reversed'
  readonly amount: string
  readonly bookedOn?: string
  readonly reason?: string
  readonly documents?: store.RetentionRow['documents']
  readonly proposedBy?: string
}
/** Books what happened to the money of a retention. */
const book = (
  tx: Tx,
  actor: Actor,
  { id, payer_no: payerNo }: Pick<PayableRow, 'id' | 'payer_no'>,
  { kind, amount, bookedOn = dayOf(actor.now), reason = '', documents = [], proposedBy }: Move,
) =>
  store.insertMoves(tx, {
    rows: [
      {
        retention_id: id,
        kind,
        amount,
        payer_no: payerNo,
        booked_on: bookedOn,
        reason,
        documents,
        by_name: proposedBy ?? actor.userName,
        confirmed_by_name: proposedBy === undefined ? '' : actor.userName,
        at: actor.now,
      },
    ],
  })

interface Held {
  readonly payable: Locked<PayableRow>
  readonly row: Locked<store.RetentionRow>
  readonly facts: RetentionFacts
}
const factsOf = (payable: PayableRow, row: store.RetentionRow): RetentionFacts => ({
  status: row.status,
  proposerId: row.proposed_by_person,
  outcome: row.outcome,
  isAll: row.amount !== null && compare(row.amount, payable.rest) === 0,
})

/** Locks the payable of a retention, then the retention: everything that moves its money does so. */
async function lockRetention(tx: Tx, id: string, version?: number): Promise<Held> {
  await store.retentions.find(tx, id)
  const payable = await payables.lock(tx, id)
  const row = await store.retentions.lock(tx, id, version)
  return { payable, row, facts: factsOf(payable, row) }
}

type Verb = EventName extends infer Name ? (Name extends `retention.${infer Of}` ? Of : never) : never
const happened = (
  tx: Tx,
  actor: Actor,
  { payable, row }: Pick<Held, 'payable' | 'row'>,
  verb: Extract<Verb, 'released' | 'deducted' | 'reversed'>,
  { to, reason, amount }: { readonly to: RetentionStatus; readonly reason: string; readonly amount: string },
) =>
  publish(
    tx,
    actor,
    newEvent(`retention.${verb}`, {
      id: row.id,
      from: row.status,
      to,
      reason: reason || undefined,
      data: { ...dataOf(payable, row.owner_id), amount },
    }),
  )

const nothingProposed = {
  outcome: null,
  amount: null,
  proposal: '',
  proposal_documents: [],
  proposed_by_person: null,
  proposed_by_name: '',
  proposed_at: null,
}

/** Proposes what becomes of a retention before its day. */
export async function proposeRetention(
  tx: Tx,
  actor: Actor,
  { id, version, outcome, amount = '', reason, documents }: Input<typeof contract.proposeRetention>,
): Promise<string> {
  const { payable, row, facts } = await lockRetention(tx, id, version)
  const status = retentionFlow.decide(facts, 'propose', actor)
  const said = reason.trim() || refuseInput('required', { field: 'reason' })
  if (outcome === 'deduct') {
    if (amount === '' || compare(amount, '0') <= 0) refuse('retention.amountMissing')
    if (compare(amount, payable.rest) > 0) refuse('retention.tooMuch', { left: payable.rest })
  }
  const deducted = outcome === 'deduct' ? amount : null
  const owner = { entity: 'retention', id, attachments: row.proposal_documents }
  await store.retentions.set(tx, row, {
    status,
    outcome,
    amount: deducted,
    proposal: said,
    proposal_documents: await replaceAttachments(tx, actor, owner, documents),
    proposed_by_person: actor.personId,
    proposed_by_name: actor.userName,
    proposed_at: actor.now,
  })
  const data = { ...dataOf(payable, row.owner_id), outcome, amount: deducted ?? payable.rest }
  await publish(tx, actor, newEvent('retention.proposed', { id, from: row.status, to: status, reason: said, data }))
  return id
}

/** Confirms what was proposed, or declines it: another person than the one who proposed it. */
export async function decideRetention(
  tx: Tx,
  actor: Actor,
  { id, version, isAccepted, reason }: Input<typeof contract.decideRetention>,
): Promise<string> {
  const held = await lockRetention(tx, id, version)
  const { payable, row, facts } = held
  if (!isAccepted) {
    const status = retentionFlow.decide(facts, 'decline', actor)
    const said = reason.trim() || refuse('retention.reasonMissing')
    await store.retentions.set(tx, row, { status, ...nothingProposed })
    const data = dataOf(payable, row.owner_id)
    await publish(tx, actor, newEvent('retention.declined', { id, from: row.status, to: status, reason: said, data }))
    return id
  }
  const status = retentionFlow.decide(facts, 'decide', actor)
  const { proposal_documents: documents, proposal: why, proposed_by_name: proposedBy } = row
  const settled = { reason: why, documents, settled_by_name: actor.userName, settled_at: actor.now }
  const ended = { ...nothingProposed, status, ...settled }
  if (row.outcome === 'release') {
    await release(tx, actor, held, { reason: why, documents, proposedBy })
    await store.retentions.set(tx, row, ended)
    return id
  }
  // A red invoice may have reversed some of it since.
  const amount = row.amount!
  if (compare(amount, payable.rest) > 0) refuse('retention.tooMuch', { left: payable.rest })
  await payables.set(tx, payable, {
    deducted: sum([payable.deducted, amount]),
    ...(status === 'deducted' ? { settled_at: actor.now, holds: withoutRetention(payable) } : {}),
  })
  await book(tx, actor, payable, { kind: 'deducted', amount, reason: why, documents, proposedBy })
  await store.retentions.set(tx, row, ended)
  await happened(tx, actor, held, 'deducted', { to: status, reason: why, amount })
  return id
}

const withoutRetention = ({ holds }: Pick<PayableRow, 'holds'>) => holds.filter((hold) => hold !== 'retention')

/** What is left of a retention becomes payable like others. */
async function release(
  tx: Tx,
  actor: Actor,
  held: Held,
  { reason, ...move }: Pick<Move, 'documents' | 'proposedBy'> & { readonly reason: string },
): Promise<void> {
  const { payable } = held
  const amount = payable.rest
  await payables.set(tx, payable, {
    holds: withoutRetention(payable),
    ...(payable.due_on > dayOf(actor.now) ? { due_on: dayOf(actor.now) } : {}),
  })
  await book(tx, actor, payable, { kind: 'released', amount, reason, ...move })
  await happened(tx, actor, held, 'released', { to: 'released', reason, amount })
}

/** Job: retentions whose day has come are released, each in a transaction of its own. */
export async function releaseDue(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const today = dayOf(now)
  await eachItem(
    context,
    await database.read(tenantId, (db) => store.retentionsFallingDue(db, today)),
    ({ id }) => `retention ${id}`,
    ({ id }) =>
      database.write(tenantId, async (tx) => {
        const actor = systemActor(tenantId, '', now)
        const held = await lockRetention(tx, id)
        // Somebody may have proposed something since it was read.
        if (held.row.status !== 'held' || held.payable.due_on > today) return
        const status = retentionFlow.decide(held.facts, 'fallDue', actor)
        await release(tx, actor, held, { reason: '' })
        await store.retentions.set(tx, held.row, { status, settled_at: now })
      }),
  )
}

/** Job: publishes once for each retention and number of days that it is due soon, or still withheld after its day. */
export const remindOfRetentions = async ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const rows = await store.takeReminded(tx, dayOf(now), remindedDays)
    const events = rows.map((row) =>
      newEvent('retention.due', {
        id: row.id,
        from: row.status,
        to: row.status,
        data: { ...dataOf(row, row.owner_id), amount: row.rest, days: row.days },
      }),
    )
    await publish(tx, systemActor(tenantId, '', now), ...events)
  })

/** Books what a credit has reversed of retentions, whose payables it was offset against; they are locked. */
export async function bookReversed(
  tx: Tx,
  actor: Actor,
  reversed: readonly { readonly retention: Locked<PayableRow>; readonly amount: string }[],
  redNo: string,
): Promise<void> {
  for (const { retention: before, amount } of reversed) {
    const row = await store.retentions.lock(tx, before.id)
    const isAll = compare(minus(before.rest, amount), '0') === 0
    const to = isAll ? retentionFlow.decide(factsOf(before, row), 'reverse', actor) : row.status
    await book(tx, actor, before, { kind: 'reversed', amount, reason: redNo })
    if (isAll) {
      const payable = await payables.lock(tx, before.id)
      await payables.set(tx, payable, { holds: withoutRetention(payable) })
      await store.retentions.set(tx, row, { ...nothingProposed, status: to, reason: redNo, settled_at: actor.now })
    }
    await happened(tx, actor, { payable: before, row }, 'reversed', { to, reason: redNo, amount })
  }
}
