import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

const change = { pick: 's.*', id: 't.id', title: 't.supplier_name', note: 't.no', since: 's.requested_at' }
export const toVerify = sqlQuery(
  'payments.todo.verify',
  todoSql({
    ...change,
    of: `payments.payee_changes s where s.status = 'submitted' and s.requested_by_person <> $personId`,
  }),
)
export const toApprove = sqlQuery(
  'payments.todo.approve',
  todoSql({
    ...change,
    of: `payments.payee_changes s where s.status = 'verified' and s.requested_by_person <> $personId
      and s.called_by_person <> $personId`,
  }),
)
export const toPay = sqlQuery(
  'payments.todo.pay',
  todoSql({
    pick: 's.*',
    id: 't.id',
    amount: 't.total',
    of: `payments.requests s where s.status = 'approved' and not $personId = any (s.preparers) and not $personId = any (s.approvers)`,
    title: 't.supplier_name',
    note: 't.no',
    due: `((s.planned_on + 1)::timestamp at time zone 'Asia/Shanghai')`,
    since: 'coalesce(s.approved_at, s.prepared_at)',
  }),
)
