import { compare, minus, sum, taxWithin } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/settlement/red/redForms.ts'
import type { RedFormStatus } from '#contract/settlement/red/redForm.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { type InvoiceRow, invoiceTable, linesOf, readableSupplier } from '#modules/invoices/index.ts'
import { holdBlue, releaseBlue } from '../payables/payable.service.ts'
import { negated } from '../matching/match.rules.ts'
import { ownerOfSupplier } from '../matching/match.store.ts'
import { redFormJob } from './red.job.ts'
import { claimLines, lockDue } from './red.due.store.ts'
import { actionsOn, live, mayAct, redFormFlow, type RedStep, sideOf } from './red.rules.ts'
import * as store from './red.store.ts'

type HeldForm = Locked<store.RedFormRow>

/** Payload of all events of a red letter. */
export const dataOf = (row: store.RedFormRow) => ({
  redFormNo: row.no,
  blueNumber: row.blue_number,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  ownerId: row.owner_id,
  startedBy: row.started_by,
  gross: row.gross,
})

interface Row {
  readonly lineId: string | null
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly taxCode: string
  readonly rate: string | null
  readonly pieces: number
  readonly net: string
  readonly tax: string
  readonly gross: string
}

/** What was given back of the invoice for this reason. */
async function rowsDue(tx: Tx, blue: InvoiceRow, reason: Exclude<contractReason, '01'>): Promise<Row[]> {
  const due = await lockDue(tx, blue.id, reason)
  return due.map(({ id: lineId, name, spec, unit, pieces, tax_code: taxCode, gross, rate }) => {
    const tax = rate === null ? '0.00' : taxWithin(gross, rate)
    return { lineId, name, spec, unit, pieces, taxCode, rate, gross, tax, net: minus(gross, tax) }
  })
}
type contractReason = Input<typeof contract.startRedForm>['reasonCode']

/** All lines of the invoice, with the opposite sign. */
async function rowsOfWhole(tx: Tx, blue: InvoiceRow): Promise<Row[]> {
  if (compare(blue.reversed, '0') !== 0) refuse('redForm.notWhole')
  return (await linesOf(tx, blue.id)).map((line) => ({
    lineId: null,
    name: line.name,
    spec: line.spec,
    unit: line.unit,
    taxCode: line.tax_code,
    rate: line.rate,
    pieces: -(Number.isInteger(Number(line.quantity)) ? Number(line.quantity) : 0),
    net: negated(line.net),
    tax: negated(line.tax),
    gross: negated(line.gross),
  }))
}

/** Invoice that the actor reads and that can be reversed, locked. */
async function lockBlue(tx: Tx, actor: Actor, id: string): Promise<Locked<InvoiceRow>> {
  const supplierId = readableSupplier(actor)
  const sought = (await invoiceTable.findIfThere(tx, id)) ?? refuse('thing.notFound')
  if (supplierId !== undefined && sought.supplier_id !== supplierId) refuse('thing.notFound')
  if (!mayAct(actor)) refuse('thing.notAllowed')
  const blue = await invoiceTable.lock(tx, id)
  if (blue.is_red || (blue.status !== 'matched' && blue.status !== 'approved')) refuse('redForm.blueState')
  return blue
}

/**
 * Starts the red letter of an invoice: of what was given back of it, or with reason 01 of the whole. Its lines are taken and
 * its payable is held until it ends; the tax bureau is informed by a job.
 */
export async function startRedForm(
  tx: Tx,
  actor: Actor,
  { blueId, reasonCode }: Input<typeof contract.startRedForm>,
): Promise<string> {
  const blue = await lockBlue(tx, actor, blueId)
  const rows = reasonCode === '01' ? await rowsOfWhole(tx, blue) : await rowsDue(tx, blue, reasonCode)
  if (rows.length === 0) refuse('redForm.nothingDue')
  const gross = sum(rows.map((row) => row.gross))
  const tax = sum(rows.map((row) => row.tax))
  if (compare(minus(blue.gross, blue.reversed), negated(gross)) < 0) refuse('invoice.reversedTooMuch')
  const owner = await ownerOfSupplier.first(tx, { supplierId: blue.supplier_id! })
  const row = await store.redForms.insert(tx, {
    status: 'starting',
    pending: 'start',
    reason_code: reasonCode,
    started_by: sideOf(actor),
    blue_id: blue.id,
    blue_number: blue.number,
    supplier_id: blue.supplier_id!,
    supplier_name: blue.seller_name,
    payer_no: blue.buyer_no,
    payer_title: blue.buyer_name,
    owner_id: blue.owner_id ?? owner?.owner_id ?? (actor.supplierId === null ? actor.userId : '0'),
    net: minus(gross, tax),
    tax,
    gross,
    state_since: actor.now,
    started_by_name: actor.userName,
    started_at: actor.now,
  })
  await store.insertFormRows(tx, {
    rows: rows.map((each, index) => ({
      form_id: row.id,
      row_no: index + 1,
      line_id: each.lineId,
      name: each.name,
      spec: each.spec,
      unit: each.unit,
      tax_code: each.taxCode,
      rate: each.rate,
      pieces: each.pieces,
      net: each.net,
      tax: each.tax,
      gross: each.gross,
    })),
  })
  await claimLines(tx, row.id, 1)
  await holdBlue(tx, actor, blue.id, row.no)
  await publish(tx, actor, newEvent('redForm.started', { id: row.id, to: row.status, data: dataOf(row) }))
  await tellBureau(tx, row.id)
  return row.id
}

/** Has the tax bureau informed as soon as this transaction has ended. */
const tellBureau = (tx: Tx, id: string) => addJob(tx, redFormJob, { id }, { key: id })

/** Notes what the actor's side decides; the tax bureau is informed, and its answer moves the letter. */
async function ask(
  tx: Tx,
  actor: Actor,
  { id, version }: { readonly id: string; readonly version: number },
  decision: 'confirm' | 'refuse' | 'revoke',
  reason: string,
): Promise<string> {
  const supplierId = readableSupplier(actor)
  const sought = (await store.redForms.findIfThere(tx, id)) ?? refuse('thing.notFound')
  if (supplierId !== undefined && sought.supplier_id !== supplierId) refuse('thing.notFound')
  if (!mayAct(actor)) refuse('thing.notAllowed')
  const form = await store.redForms.lock(tx, id, version)
  if (form.pending !== '') refuse('redForm.pending')
  if (!live.includes(form.status)) refuse('thing.wrongState', { state: redFormFlow.names[form.status] })
  const isStarter = form.started_by === sideOf(actor)
  if (decision === 'revoke' && !isStarter) refuse('redForm.notStarter')
  if (decision !== 'revoke' && isStarter) refuse('redForm.notYours')
  if (!actionsOn(form, actor).includes(decision)) refuse('thing.wrongState', { state: redFormFlow.names[form.status] })
  const said = reason.trim()
  await store.redForms.set(tx, form, {
    pending: decision,
    note: said,
    decided_by_name: actor.userName,
    decided_at: actor.now,
    asked_at: null,
    failures: 0,
  })
  const data = { ...dataOf(form), decision }
  await publish(tx, actor, newEvent('redForm.decided', { id, reason: said || undefined, data }))
  await tellBureau(tx, id)
  return id
}
export const confirmRedForm = (tx: Tx, actor: Actor, input: Input<typeof contract.confirmRedForm>) =>
  ask(tx, actor, input, 'confirm', '')
export const refuseRedForm = (tx: Tx, actor: Actor, input: Input<typeof contract.refuseRedForm>) =>
  ask(tx, actor, input, 'refuse', input.reason)
export const revokeRedForm = (tx: Tx, actor: Actor, input: Input<typeof contract.revokeRedForm>) =>
  ask(tx, actor, input, 'revoke', input.reason)

type Patch = Parameters<typeof store.redForms.set>[2]
const verbs = {
  accept: 'accepted',
  confirm: 'confirmed',
  refuse: 'refused',
  revoke: 'revoked',
  expire: 'expired',
  fail: 'failed',
} as const satisfies Record<Exclude<RedStep, 'issue'>, string>

/** Moves a held letter; what ends without a red invoice gives its lines back and releases the payable. */
export async function moveForm(
  tx: Tx,
  actor: Actor,
  form: HeldForm,
  step: Exclude<RedStep, 'issue'>,
  patch: Patch,
): Promise<RedFormStatus> {
  const to = redFormFlow.decide(form, step, actor)
  const isEnded = !live.includes(to)
  await store.redForms.set(tx, form, { ...patch, status: to, pending: '', state_since: actor.now })
  if (isEnded) {
    await claimLines(tx, form.id, -1)
    await releaseBlue(tx, form.blue_id)
  }
  const reason = patch.note === undefined ? form.note : patch.note
  await publish(
    tx,
    actor,
    newEvent(`redForm.${verbs[step]}`, {
      id: form.id,
      from: form.status,
      to,
      reason: reason || undefined,
      data: dataOf(form),
    }),
  )
  return to
}

/** Finishes a held letter with its red invoice, which takes over the lines; the caller posts these. */
export async function issueForm(
  tx: Tx,
  actor: Actor,
  form: HeldForm,
  red: Pick<InvoiceRow, 'id' | 'number'>,
): Promise<void> {
  const to = redFormFlow.decide(form, 'issue', actor)
  await claimLines(tx, form.id, -1)
  await store.redForms.set(tx, form, {
    status: to,
    pending: '',
    red_id: red.id,
    red_number: red.number,
    state_since: actor.now,
  })
  const data = { ...dataOf(form), redNumber: red.number }
  await publish(tx, actor, newEvent('redForm.issued', { id: form.id, from: form.status, to, data }))
}
