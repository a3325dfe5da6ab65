import { sql } from 'kysely'
import { listBatchPayments } from '#contract/payments/batches.ts'
import type { BatchStatus, PaymentStatus } from '#contract/payments/batch.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import type { NewResult } from './result.rules.ts'

const batchColumns = [
  'id',
  'version',
  'no',
  'status',
  'payments',
  'total',
  'file_name',
  'sha256',
  'executor',
  'executed_by_name',
  'executed_at',
  'channel',
  'bank_state',
  'submitted_at',
  'asked_at',
  'failures',
] as const
export const batches = tableOf('payments.batches', batchColumns)
export type BatchRow = RowOfTable<typeof batches>
export const payments = tableOf('payments.payments')
export type PaymentRow = RowOfTable<typeof payments>
export const resultFiles = tableOf('payments.result_files')

const number = sqlQuery('payments.nextBatchNo', `select ordering.next_no('FP') as "no!"`)
export const nextBatchNo = async (tx: Tx): Promise<string> => (await number.one(tx)).no

/** Encrypted bank file of a batch. */
export const fileOf = sqlQuery(
  'payments.bankFile',
  'select no, file_name, file, sha256, channel from payments.batches where id = $id',
)

export const insertPayments = insertMany('payments.payments', [
  'request_id',
  'batch_id',
  'place',
  'serial',
  'amount',
  'payee_id',
  'payee_name',
  'payee_last4',
  'payee_bank',
  'status',
  'sent_at',
])

export const paymentsOfBatch = sqlQuery(
  'payments.paymentsOfBatch',
  `select id, request_id, serial, amount, status, not_found from payments.payments where batch_id = $batchId order by id for no key update`,
)

/** Requests of the payments of a batch, before any of them is locked. */
export const paymentsToAnswer = sqlQuery(
  'payments.paymentsToAnswer',
  'select id, request_id from payments.payments where batch_id = $batchId order by id',
)

const answer = sqlQuery(
  'payments.answerPayments',
  `update payments.payments p set status = r.status, bank_ref = r."bankRef", paid_on = r."paidOn", failure = r.failure, version = p.version + 1
   from jsonb_to_recordset($results::jsonb) as r("paymentId" bigint, status text, "bankRef" text, "paidOn" date, failure text)
   where p.id = r."paymentId" and p.status = 'sent'`,
)
/** Writes results of payments whose batch is locked. */
export const answerPayments = async (
  tx: Tx,
  _batch: Locked<{ id: string }>,
  results: readonly NewResult[],
): Promise<void> => void (await answer(tx, { results }))

const live = sqlQuery(
  'payments.livePayment',
  `select id from payments.payments where request_id = $requestId and status in ('sent', 'paid')`,
)
/** Payment of a request that is on its way or made, locked; the request is locked. */
export async function lockLivePayment(tx: Tx, requestId: string): Promise<Locked<PaymentRow> | undefined> {
  const found = await live.first(tx, { requestId })
  return found && payments.lock(tx, found.id)
}

/** Batches of which the bank is to be informed or asked: the later, the more often it did not answer. */
export const batchesAtBank = sqlQuery(
  'payments.batchesAtBank',
  `select id from payments.batches where channel = 'bank' and status = 'sent'
     and (asked_at is null or asked_at <= $now::timestamptz - least(interval '1 hour', interval '20 seconds' * power(2, least(failures, 10))))
   order by id limit $max`,
)
/** Payments of a batch with what the bank needs to know of them. */
export const paymentsToTell = sqlQuery(
  'payments.paymentsToTell',
  `select p.serial, p.amount, p.status, p.payee_id, p.not_found, r.purpose, r.payer_no, r.payer_title, b.submitted_at
   from payments.payments p
   join payments.requests r on r.tenant_id = p.tenant_id and r.id = p.request_id
   join payments.batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id
   where p.batch_id = $batchId order by p.place`,
)
const notFound = sqlQuery(
  'payments.countNotFound',
  `update payments.payments set not_found = case when serial = any ($unknown::text[]) then not_found + 1 else 0 end, version = version + 1
   where batch_id = $batchId and status = 'sent'
     and (serial = any ($unknown::text[]) or serial = any ($known::text[]) and not_found > 0)`,
)
/** Counts the answers in a row that the bank does not know a payment; one that it knows starts anew. */
export const countNotFound = async (
  tx: Tx,
  of: { readonly batchId: string; readonly unknown: readonly string[]; readonly known: readonly string[] },
): Promise<void> => void (await notFound(tx, of))

/** Whether these answers were applied to the batch before. */
export const resultsOfDigest = sqlQuery(
  'payments.resultsOfDigest',
  'select id from payments.result_files where batch_id = $batchId and sha256 = $sha256 limit 1',
)
export const hasBankBatches = sqlQuery(
  'payments.hasBankBatches',
  `select id from payments.batches where channel = 'bank' order by id desc limit 1`,
)
export const paymentOfSerial = sqlQuery(
  'payments.paymentOfSerial',
  'select id, request_id, status from payments.payments where serial = $serial',
)

export const activeAccounts = sqlQuery(
  'payments.activeAccounts',
  'select id from payments.payee_accounts where id = any ($ids::bigint[]) and is_active',
)
export const filesOfBatch = sqlQuery(
  'payments.resultFiles',
  `select id, name, by_name, at, applied, repeated, foreign_, problems from payments.result_files
   where batch_id = $batchId order by id desc limit 100`,
)

export interface BatchFilter {
  readonly statuses: readonly BatchStatus[]
  readonly status?: BatchStatus | undefined
  readonly keyword?: string | undefined
}
export interface Answered {
  readonly count: number
  readonly amount: string
}
const answered = (condition: string) =>
  sql<Answered>`(select json_build_object('count', count(*)::int, 'amount', coalesce(sum(p.amount), 0)::numeric(18, 2)::text)
    from payments.payments p where p.tenant_id = t.tenant_id and p.batch_id = t.id and p.status = any (${condition}::text[]))`

/** Payment batches, newest first. */
export const batchList = listOf({
  find: (db: Db, { statuses }: BatchFilter) => db.selectFrom('payments.batches as t').where('t.status', 'in', statuses),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.no', 't.executed_by_name'] } },
  select: (found) =>
    found
      .select(['t.id', 't.version', 't.no', 't.status', 't.payments', 't.total', 't.file_name', 't.sha256'])
      .select(['t.executed_by_name', 't.executed_at', 't.channel', 't.bank_state', 't.submitted_at', 't.asked_at'])
      .select([
        sql<number>`(select count(*)::int from payments.payments p where p.tenant_id = t.tenant_id and p.batch_id = t.id
          and p.status = 'sent' and p.not_found >= 3)`.as('unknown'),
      ])
      .select([
        answered('{paid}').as('paid'),
        answered('{sent}').as('waiting'),
        answered('{failed,bounced}').as('failed'),
      ]),
  key: 't.id',
  order: [['t.id', 'desc']],
})
export type ListedBatch = RowIn<typeof batchList>

export interface PaymentFilter {
  readonly batchId: string
  readonly status?: PaymentStatus | undefined
  readonly keyword?: string | undefined
}
/** Payments of a batch in the order of its bank file. */
export const paymentList = listOf({
  route: listBatchPayments,
  find: (db: Db, { batchId }: PaymentFilter) =>
    db
      .selectFrom('payments.payments as t')
      .innerJoin('payments.requests as r', 'r.id', 't.request_id')
      .where('t.batch_id', '=', batchId),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.serial', 't.payee_name', 'r.supplier_name', 'r.no'] } },
  select: (found) => found.selectAll('t').select(['r.no as request_no', 'r.supplier_name']),
  key: 't.id',
  order: ['t.place', 't.id'],
})
export type ListedPayment = RowIn<typeof paymentList>
