import { createHash } from 'node:crypto'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/payments/batches.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { type Bank, BankRefused, type BankResult } from '#kit/bank/bank.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { accountNumberOf } from '../payees/payee.service.ts'
import { payeeAccounts } from '../payees/payee.store.ts'
import { lockRequest } from '../requests/request.access.service.ts'
import { applyResults, dataOf } from './batch.service.ts'
import * as store from './batch.store.ts'
import { mayGiveUp } from './giveUp.rules.ts'
import { returnPayment } from './payment.service.ts'
import type { ResultRow } from './result.rules.ts'

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

const atOnce = 50
/** Returned payments are requested for so many days back. */
const daysOfReturns = 5

/** Tells the bank of all batches of a tenant that it has not been informed of, and asks it about the others and about returns. */
export const askBank = (bank: Bank) => async (context: Context) => {
  const { database, tenantId, now } = context
  const batches = await database.read(tenantId, (db) => store.batchesAtBank(db, { now, max: atOnce }))
  await eachItem(
    context,
    batches,
    ({ id }) => `batch ${id}`,
    ({ id }) => tellBank(bank, context, id),
  )
  await takeReturns(bank, context)
}

/**
 * One step of a batch with the bank, in no transaction. That it is informed is written before it is informed: a process that ends in
 * between leaves a batch that is requested about, never one that is paid twice.
 */
export async function tellBank(bank: Bank, context: Context, id: string): Promise<void> {
  const { database, tenantId, now } = context
  const isMine = await database.write(tenantId, async (tx) => {
    const batch = await store.batches.lockIfThere(tx, id)
    if (batch?.channel !== 'bank' || batch.bank_state !== 'queued' || batch.status !== 'sent') return false
    await store.batches.set(tx, batch, { bank_state: 'sending', submitted_at: now })
    return true
  })
  if (isMine) await submit(bank, context, id)
  else await ask(bank, context, id)
}

async function submit(bank: Bank, { database, tenantId, signal, now }: Context, id: string): Promise<void> {
  const encryptionKey = await sharedSecret(database, 'seal')
  const order = await database.read(tenantId, async (db) => {
    const batch = await store.batches.find(db, id)
    const payments = await store.paymentsToTell(db, { batchId: id })
    const accounts = await Promise.all(
      [...new Set(payments.map((each) => each.payee_id))].map((payee) => payeeAccounts.find(db, payee)),
    )
    const accountOf = new Map(accounts.map((account) => [account.id, account]))
    return {
      batchNo: batch.no,
      payerNo: payments[0]!.payer_no,
      payerTitle: payments[0]!.payer_title,
      payments: payments.map(({ serial, amount, purpose, payee_id: payeeId }) => {
        const account = accountOf.get(payeeId)!
        const accountNo = accountNumberOf({ encryptionKey }, tenantId, account)
        return { serial, amount, purpose, name: account.name, bank: account.bank, cnaps: account.cnaps, accountNo }
      }),
    }
  })
  try {
    await bank.submit(order, signal)
  } catch (error) {
    // What the bank did is unknown, unless it refused: it is requested at the next run.
    if (!(error instanceof BankRefused)) throw error
    const refused = order.payments.map(({ serial, amount }) => ({
      serial,
      amount,
      state: 'failed' as const,
      bankRef: '',
      paidOn: '',
      reason: error.message,
    }))
    await database.write(tenantId, (tx) => post(tx, systemActor(tenantId, '', now), id, refused))
    return
  }
  await database.write(tenantId, async (tx) => {
    const batch = await store.batches.lock(tx, id)
    if (batch.bank_state === 'sending') await store.batches.set(tx, batch, { bank_state: 'accepted' })
  })
}

async function ask(bank: Bank, { database, tenantId, now, signal }: Context, id: string): Promise<void> {
  const requested = await database.read(tenantId, async (db) =>
    (await store.paymentsToTell(db, { batchId: id })).filter(({ status }) => status === 'sent'),
  )
  if (requested.length === 0) return
  const ofSent = requested.map(({ serial, amount, submitted_at: sentAt }) => ({
    serial,
    amount,
    sentAt: sentAt ?? now,
  }))
  try {
    const results = await bank.ask(ofSent, signal)
    await database.write(tenantId, (tx) => post(tx, systemActor(tenantId, '', now), id, results))
  } catch (error) {
    if (signal.aborted) return
    await database.write(tenantId, async (tx) => {
      const batch = await store.batches.lock(tx, id)
      await store.batches.set(tx, batch, { asked_at: now, failures: batch.failures + 1 })
    })
    throw error
  }
}

const words = { paid: '成功', failed: '失败' } as const

/** Writes what the bank has answered: each result once, however often it comes. */
async function post(tx: Tx, actor: Actor, id: string, results: readonly BankResult[]): Promise<void> {
  const rows = results.flatMap(({ state, ...result }): ResultRow[] =>
    state === 'paid' || state === 'failed'
      ? [
          {
            serial: result.serial,
            amount: result.amount,
            bankRef: result.bankRef,
            paidOn: result.paidOn,
            failure: result.reason,
            result: words[state],
          },
        ]
      : [],
  )
  if (rows.length > 0) {
    // What contradicts the batch is answered again every time it is requested: it is noted once a day.
    const said = JSON.stringify([dayOf(actor.now), results])
    const sha256 = createHash('sha256').update(said).digest('hex')
    const isKnown = await store.resultsOfDigest.first(tx, { batchId: id, sha256 })
    if (!isKnown) await applyResults(tx, actor, id, { name: '银企直联', sha256, rows })
  }
  const serialsOf = (isFound: boolean) =>
    results.filter(({ state }) => (state !== 'notFound') === isFound).map(({ serial }) => serial)
  const batch = await store.batches.lock(tx, id)
  await store.countNotFound(tx, { batchId: id, unknown: serialsOf(false), known: serialsOf(true) })
  await store.batches.set(tx, batch, { asked_at: actor.now, failures: 0 })
}

/**
 * Gives up payments that the bank does not know after several answers: their amounts are free again. The cashier has requested
 * the bank; until then nothing is sent again.
 */
export async function giveUpPayments(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.giveUpPayments>,
): Promise<string> {
  const batch = await store.batches.lock(tx, id, version)
  const payments = (await store.paymentsToTell(tx, { batchId: id })).filter(({ status }) => status === 'sent')
  const unknown = payments.filter((payment) => mayGiveUp(batch, payment, actor.now))
  if (batch.channel !== 'bank' || unknown.length === 0) refuse('payment.notUnknown')
  const sha256 = createHash('sha256').update(`${id} ${version}`).digest('hex')
  const rows = unknown.map(({ serial, amount }) => ({
    serial,
    amount,
    result: words.failed,
    bankRef: '',
    paidOn: '',
    failure: `银行查无此笔：${reason.trim()}`,
  }))
  await applyResults(tx, actor, id, { name: '人工确认', sha256, rows })
  await publish(
    tx,
    actor,
    newEvent('paymentBatch.givenUp', {
      id,
      reason: reason.trim(),
      data: { ...dataOf(batch), serials: unknown.map(({ serial }) => serial) },
    }),
  )
  return id
}

/** Takes the payments that the payees' banks returned, each once. */
async function takeReturns(bank: Bank, context: Context): Promise<void> {
  const { database, tenantId, now, signal } = context
  const today = dayOf(now)
  const isUsed = await database.read(tenantId, (db) => store.hasBankBatches.first(db))
  if (!isUsed) return
  const returned = await bank.returned(dayAfter(today, -daysOfReturns), signal)
  await eachItem(
    context,
    returned,
    ({ serial }) => `returned payment ${serial}`,
    ({ serial, reason }) =>
      database.write(tenantId, async (tx) => {
        const found = await store.paymentOfSerial.first(tx, { serial })
        if (found?.status !== 'paid') return
        const request = await lockRequest(tx, found.request_id)
        if (request.status !== 'paid' || compare(request.total, '0') <= 0) return
        await returnPayment(tx, systemActor(tenantId, '', now), request, reason)
      }),
  )
}
