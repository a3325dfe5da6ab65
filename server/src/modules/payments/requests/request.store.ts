import { sql } from 'kysely'
import { listRequestRows } from '#contract/payments/requests.ts'
import type { RequestStatus } from '#contract/payments/request.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const requests = tableOf('payments.requests')
export type RequestRow = RowOfTable<typeof requests>

export const insertShares = insertMany('payments.request_rows', ['request_id', 'payable_id', 'amount', 'cash'])

const shares = sqlQuery(
  'payments.sharesOfRequests',
  `select request_id, payable_id, amount, cash from payments.request_rows
   where request_id = any ($ids::bigint[]) order by payable_id, request_id`,
)
export interface RequestShare {
  readonly requestId: string
  readonly payableId: string
  readonly amount: string
  readonly cash: string
}
/** Shares of requests in the order of their payables, in which these are locked. */
export const sharesOfRequests = async (db: Db, ids: readonly string[]): Promise<RequestShare[]> =>
  (await shares(db, { ids })).map((row) => ({
    requestId: row.request_id,
    payableId: row.payable_id,
    amount: row.amount,
    cash: row.cash,
  }))

/** Suppliers of requests; fewer than asked for if one is missing. */
export const suppliersOf = sqlQuery(
  'payments.suppliersOfRequests',
  'select distinct supplier_id from payments.requests where id = any ($ids::bigint[]) order by supplier_id',
)

const move = sqlQuery(
  'payments.moveRequests',
  `update payments.requests set status = $status, version = version + 1, executor = coalesce($executor?::bigint, executor),
     executed_by_name = coalesce($executedByName?::text, executed_by_name)
   where id = any ($ids::bigint[])`,
)
/** Writes the state of locked requests, and who executes them. */
export const moveRequests = async (
  tx: Tx,
  locked: readonly Locked<{ id: string }>[],
  {
    status,
    executor = null,
    executedByName = null,
  }: { status: RequestStatus; executor?: string | null; executedByName?: string | null },
): Promise<void> => void (await move(tx, { ids: locked.map(({ id }) => id), status, executor, executedByName }))

const approving = sqlQuery(
  'payments.approves',
  `select exists (select from approvals.tasks k join payments.requests r on r.approval_id = k.instance_id
     where r.id = $id and k.approver_id = $userId and k.status <> 'waiting') as "approves!"`,
)
/** Whether a person decides, or has decided, on a request. */
export const isApprover = async (db: Db, id: string, userId: string): Promise<boolean> =>
  (await approving.one(db, { id, userId })).approves

export interface RequestFilter {
  readonly statuses: readonly RequestStatus[]
  readonly status?: RequestStatus | undefined
  readonly keyword?: string | undefined
}
interface LastPayment {
  readonly batchId: string | null
  readonly batchNo: string | null
  readonly paidOn: string | null
  readonly failure: string
}
/** Payment requests, newest first. */
export const requestList = listOf({
  find: (db: Db, { statuses }: RequestFilter) =>
    db.selectFrom('payments.requests as t').where('t.status', 'in', statuses),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.no', 't.supplier_name', 't.payer_title'] } },
  select: (found) =>
    found.selectAll('t').select(
      sql<LastPayment | null>`(select json_build_object('batchId', p.batch_id::text, 'batchNo', b.no, 'paidOn', p.paid_on,
          'failure', p.failure) from payments.payments p
        left join payments.batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id
        where p.tenant_id = t.tenant_id and p.request_id = t.id order by p.id desc limit 1)`.as('payment'),
    ),
  key: 't.id',
  order: [['t.id', 'desc']],
})
export type ListedRequest = RowIn<typeof requestList>

interface RowsFilter {
  readonly requestId: string
}
/** Payables and credits of a request, by due date. */
export const requestRowList = listOf({
  route: listRequestRows,
  find: (db: Db, { requestId }: RowsFilter) =>
    db
      .selectFrom('payments.request_rows as t')
      .innerJoin('settlement.payables as p', 'p.id', 't.payable_id')
      .where('t.request_id', '=', requestId),
  select: (found) => found.select(['t.id', 't.amount', 't.cash', 'p.invoice_no', 'p.due_on', 'p.gross']),
  key: 't.id',
  order: ['p.due_on', 't.id'],
})
export type ListedRequestRow = RowIn<typeof requestRowList>

export const countApproved = sqlQuery(
  'payments.countApproved',
  `select count(*)::int as "waiting!" from payments.requests where status = 'approved'`,
)
