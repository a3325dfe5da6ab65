import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dayOf } from '#contract/kit/calendar.ts'
import { sum } from '#contract/kit/money.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import type * as contract from '#contract/payments/batches.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { formatOf, openTableFile } from '#modules/imports/index.ts'
import { accountNumberOf } from '../payees/payee.service.ts'
import { payeeAccounts } from '../payees/payee.store.ts'
import { lockRequests, moveShares } from '../requests/request.access.service.ts'
import { moveRequests } from '../requests/request.store.ts'
import { bankJob } from './bank.job.ts'
import { bankFileOf, encryptBankFile } from './bankFile.ts'
import * as store from './batch.store.ts'
import { lockToPay, paymentEvent } from './payment.service.ts'
import { mayGiveUp } from './giveUp.rules.ts'
import { judge, missingColumns, type ResultProblem, type ResultRow, resultRowOf, resultTable } from './result.rules.ts'

/** Payload of all events of a batch. */
export const dataOf = ({ no, payments, total, sha256 }: store.BatchRow) => ({ batchNo: no, payments, total, sha256 })

/**
 * Makes a batch of approved requests of one payer, with its bank file and the serial of each payment. From now on
 * neither changes; a payment that failed is requested anew.
 */
export async function createBatch(
  tx: Tx,
  actor: Actor,
  { requestIds, format }: Input<typeof contract.createPaymentBatch>,
  context: Pick<ServiceContext, 'encryptionKey'>,
): Promise<string> {
  const ids = [...new Set(requestIds)]
  const { requests, status } = await lockToPay(tx, actor, ids, 'send')
  if (new Set(requests.map(({ payer_no: payerNo }) => payerNo)).size > 1) refuse('payment.onePayer')
  const accounts = await payeeAccounts.share(tx, [...new Set(requests.map(({ payee_id: id }) => id!))])
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const isDirect = format === 'direct'
  const no = await store.nextBatchNo(tx)
  const rows = requests.map((request, index) => {
    const account = accountOf.get(request.payee_id!)!
    return {
      request,
      account,
      place: index + 1,
      serial: `BC${no.slice(2)}${String(index + 1).padStart(4, '0')}`,
    }
  })
  const file = await bankFileOf(
    no,
    isDirect ? 'csv' : format,
    rows.map(({ request, account, place, serial }) => ({
      place,
      name: account.name,
      accountNo: accountNumberOf(context, actor.tenantId, account),
      bank: account.bank,
      cnaps: account.cnaps,
      amount: request.total,
      purpose: request.purpose,
      serial,
    })),
  )
  const batch = await store.batches.insert(tx, {
    no,
    status: 'sent',
    channel: isDirect ? 'bank' : 'file',
    bank_state: isDirect ? 'queued' : '',
    payments: rows.length,
    total: sum(requests.map(({ total }) => total)),
    file: encryptBankFile(context.encryptionKey, actor.tenantId, no, file.content),
    file_name: file.name,
    sha256: file.sha256,
    executor: actor.personId,
    executed_by_name: actor.userName,
    executed_at: actor.now,
  })
  await store.insertPayments(tx, {
    rows: rows.map(({ request, account, place, serial }) => ({
      request_id: request.id,
      batch_id: batch.id,
      place,
      serial,
      amount: request.total,
      payee_id: account.id,
      payee_name: account.name,
      payee_last4: account.last4,
      payee_bank: account.bank,
      status: 'sent' as const,
      sent_at: actor.now,
    })),
  })
  await moveRequests(tx, requests, { status, executor: actor.personId, executedByName: actor.userName })
  await publish(
    tx,
    actor,
    newEvent('paymentBatch.created', {
      id: batch.id,
      to: batch.status,
      data: { ...dataOf(batch), requestIds: ids },
    }),
    ...rows.map(({ request, serial }) => paymentEvent('sent', request, { to: status, serial })),
  )
  if (isDirect) await addJob(tx, bankJob, { id: batch.id }, { key: batch.id })
  return batch.id
}

const limits = { rows: 5000, columns: 60, unpackedBytes: 32 * 1024 * 1024 }

export interface ResultFile {
  readonly path: string
  readonly ending: string
  readonly name: string
}

/** Reads a result file, outside of any transaction. */
async function readResults({ path, ending }: ResultFile): Promise<ResultRow[]> {
  const table = await openTableFile({ path, format: formatOf(ending), limits, choice: {} }, resultTable)
  const missing = missingColumns(table.columns)
  if (missing.length > 0) refuse('payment.headings', { names: missing.join('、') })
  const rows: ResultRow[] = []
  for await (const { cells } of table.rows) rows.push(resultRowOf(cells, table.columns))
  return rows
}

const problemTexts = {
  amount: ['金额与批次不一致', 'The amount differs'],
  result: ['无法识别处理结果，仍待银行答复', 'The result is not known; it still waits for the bank'],
  contradiction: ['与已登记的结果不一致', 'It contradicts the result that is recorded'],
  day: ['支付日期无效', 'The payment date is not valid'],
  direct: [
    '该笔由银企直联提交，银行多次查无此笔后才能登记失败',
    'It went to the bank directly: it fails only after the bank has not known it several times',
  ],
} as const satisfies Record<ResultProblem, readonly [zh: string, en: string]>

/**
 * Imports a result file of a batch. The batch is locked first, so that two imports follow each other: what the first
 * has applied is known to the second and changes nothing.
 */
export async function importResults(
  database: Database,
  actor: Actor,
  { id }: Input<typeof contract.importBankResults>,
  file: ResultFile,
): Promise<Reply<typeof contract.importBankResults>> {
  const rows = await readResults(file)
  const sha256 = createHash('sha256')
    .update(await readFile(file.path))
    .digest('hex')
  return database.write(actor.tenantId, (tx) =>
    applyResults(tx, actor, id, { name: file.name, sha256, rows, isByPerson: true }),
  )
}

interface Results {
  readonly name: string
  readonly sha256: string
  readonly rows: readonly ResultRow[]
  /** A person brings them, not the bank: of a batch that went there directly nothing fails that could still be paid. */
  readonly isByPerson?: boolean
}

export async function applyResults(
  tx: Tx,
  actor: Actor,
  id: string,
  { name, sha256, rows, isByPerson = false }: Results,
): Promise<Reply<typeof contract.importBankResults>> {
  const batch = await store.batches.lock(tx, id)
  const requestOf = new Map(
    (await store.paymentsToAnswer(tx, { batchId: id })).map((each) => [each.id, each.request_id]),
  )
  // Suppliers, requests and payables are locked in this order everywhere.
  const requests = await lockRequests(tx, [...new Set(requestOf.values())])
  const sent = await store.paymentsOfBatch(tx, { batchId: id })
  const isGuarded = isByPerson && batch.channel === 'bank'
  const judged = judge(rows, sent, dayOf(actor.now), (payment) => !isGuarded || mayGiveUp(batch, payment, actor.now))
  const answered = (status: 'paid' | 'failed') =>
    judged.applied.filter((each) => each.status === status).map(({ paymentId }) => requestOf.get(paymentId)!)
  const [paid, failed] = [new Set(answered('paid')), new Set(answered('failed'))]
  await store.answerPayments(tx, batch, judged.applied)
  if (paid.size > 0) await moveShares(tx, actor, [...paid], 'settle')
  if (failed.size > 0) await moveShares(tx, actor, [...failed], 'free')
  const of = (ids: ReadonlySet<string>) => requests.filter((request) => ids.has(request.id))
  await moveRequests(tx, of(paid), { status: 'paid' })
  await moveRequests(tx, of(failed), { status: 'failed' })
  const open = sent.filter(({ status }) => status === 'sent').length - judged.applied.length
  const status = open === 0 ? 'done' : 'sent'
  await store.batches.set(tx, batch, { status })
  const counts = { applied: judged.applied.length, repeated: judged.repeated, foreign: judged.foreign }
  await store.resultFiles.insert(tx, {
    batch_id: id,
    name,
    sha256,
    by_name: actor.userName,
    at: actor.now,
    applied: counts.applied,
    repeated: counts.repeated,
    foreign_: counts.foreign,
    problems: judged.problems.length,
  })
  const serialOf = new Map(sent.map((payment) => [payment.id, payment.serial]))
  const requestById = new Map(requests.map((request) => [request.id, request]))
  await publish(
    tx,
    actor,
    newEvent('paymentBatch.resultsImported', {
      id,
      from: batch.status,
      to: status,
      data: { ...dataOf(batch), ...counts, problems: judged.problems.length },
    }),
    ...judged.applied.map(({ paymentId, status: to, failure }) =>
      paymentEvent(to, requestById.get(requestOf.get(paymentId)!)!, {
        to,
        serial: serialOf.get(paymentId)!,
        reason: failure,
      }),
    ),
  )
  return {
    ...counts,
    problems: judged.problems.slice(0, 500).map(({ serial, problem }) => ({
      serial,
      text: problemTexts[problem][actor.lang === 'en' ? 1 : 0],
    })),
  }
}
