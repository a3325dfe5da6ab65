import { compare } from '#contract/kit/money.ts'
import { systemActor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { type BureauAnswer, type BureauForm, BureauRefused, type TaxBureau } from '#kit/taxBureau/taxBureau.ts'
import { invoiceTable } from '#modules/invoices/index.ts'
import { takeRead } from '../matching/upload.service.ts'
import { live, stepTo } from './red.rules.ts'
import { dataOf, moveForm } from './red.service.ts'
import * as store from './red.store.ts'

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>
interface Ports {
  readonly bureau: TaxBureau
  readonly contents: Files
}
const atOnce = 100
const hour = 3_600_000
/** The side that has to confirm is reminded so long before the end. */
const hoursOfReminder = 24

/** Tells the tax bureau of all letters of a tenant that have news, and asks it about the others. */
export const askRedForms = (ports: Ports) => async (context: Context) => {
  const { database, tenantId, now } = context
  const forms = await database.read(tenantId, (db) => store.formsToAsk(db, { now, max: atOnce }))
  await eachItem(
    context,
    forms,
    ({ id }) => `red letter ${id}`,
    ({ id }) => askRedForm(ports, context, id),
  )
}

/** The letter as the tax bureau knows it. */
async function bureauForm(db: Db, row: store.RedFormRow): Promise<BureauForm> {
  const blue = await invoiceTable.find(db, row.blue_id)
  const rows = await store.rowsOfForm(db, { formId: row.id })
  return {
    serial: row.no,
    formNo: row.form_no,
    state: row.bureau_state,
    since: row.state_since,
    startedAt: row.started_at,
    startedBy: row.started_by,
    reason: row.reason_code,
    isUsed: blue.status === 'approved',
    blueNumber: row.blue_number,
    seller: { no: blue.seller_no, name: blue.seller_name },
    buyer: { no: blue.buyer_no, name: blue.buyer_name },
    net: row.net,
    tax: row.tax,
    gross: row.gross,
    lines: rows.map(({ name, spec, unit, tax_code: taxCode, rate, pieces, net, tax, gross }) => ({
      name,
      spec,
      unit,
      taxCode,
      rate,
      pieces,
      net,
      tax,
      gross,
    })),
  }
}

/**
 * One step of a letter with the tax bureau, in no transaction: it is informed what is pending, or asked. What it answers is
 * written if the letter is still what it was; an answer that is lost is asked for again, and a number is never given twice.
 */
export async function askRedForm({ bureau, contents }: Ports, context: Context, id: string): Promise<void> {
  const { database, tenantId, now, signal } = context
  const found = await database.read(tenantId, async (db) => {
    const row = await store.redForms.findIfThere(db, id)
    return row && live.includes(row.status) ? { row, form: await bureauForm(db, row) } : undefined
  })
  if (!found) return
  const { row, form } = found
  const write = (work: (tx: Tx, held: Awaited<ReturnType<typeof store.redForms.lock>>) => Promise<unknown>) =>
    database.write(tenantId, async (tx) => {
      // First, as in the start of a letter and the approval of the invoice: the payable is held and released in turn.
      await invoiceTable.lock(tx, row.blue_id)
      const held = await store.redForms.lockIfThere(tx, id)
      if (held?.version === row.version) await work(tx, held)
    })
  const actor = systemActor(tenantId, '', now)
  let answer: BureauAnswer
  try {
    answer =
      row.pending === 'start'
        ? await bureau.startForm(form, signal)
        : row.pending === ''
          ? await bureau.askForm(form, signal)
          : await bureau.decideForm(form, row.pending, signal)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof BureauRefused)) {
      await write((tx, held) => store.redForms.set(tx, held, { asked_at: now, failures: row.failures + 1 }))
      throw error
    }
    const note = error.message
    await write((tx, held) =>
      row.pending === 'start'
        ? moveForm(tx, actor, held, 'fail', { note, asked_at: now })
        : store.redForms.set(tx, held, { pending: '', note: row.pending === '' ? held.note : note, asked_at: now }),
    )
    return
  }
  await write(async (tx, held) => {
    const { formNo, state, expiresAt } = answer
    const patch = { form_no: formNo, bureau_state: state, expires_at: expiresAt, asked_at: now, failures: 0 }
    const step = stepTo(held.status, state)
    if (step !== undefined && step !== 'issue') await moveForm(tx, actor, held, step, patch)
    else {
      const isNear = expiresAt !== null && expiresAt.getTime() - now.getTime() < hoursOfReminder * hour
      const reminds = isNear && held.status === 'waiting' && held.reminded_at === null
      await store.redForms.set(tx, held, { ...patch, pending: '', ...(reminds ? { reminded_at: now } : {}) })
      if (reminds) await publish(tx, actor, newEvent('redForm.reminded', { id, data: dataOf(held) }))
    }
  })
  if (answer.redNumber === '' || row.red_number !== '') return
  try {
    await takeRed({ bureau, contents }, context, { ...form, formNo: answer.formNo }, answer.redNumber)
  } catch (error) {
    if (signal.aborted) return
    // It is fetched later and later; each attempt that is refused leaves a note.
    await database.write(tenantId, async (tx) => {
      const held = await store.redForms.lockIfThere(tx, id)
      if (held) await store.redForms.set(tx, held, { failures: row.failures + 1 })
    })
    throw error
  }
}

/** Takes the red invoice of a letter as if its seller had uploaded it; matching it finishes the letter. */
async function takeRed(
  { bureau, contents }: Ports,
  { database, tenantId, now, signal }: Context,
  form: BureauForm,
  no: string,
) {
  const bytes = await bureau.fetchRed(form, no, signal)
  const actor = systemActor(tenantId, '', now)
  const verdict = await takeRead({ database, contents, actor, statementId: null }, `dzfp_${no}.xml`, bytes)
  const { invoice } = verdict
  if (invoice === null || compare(invoice.gross, '0') >= 0)
    throw new Error(`the red invoice ${no} was not taken: ${verdict.refusal}`)
}
